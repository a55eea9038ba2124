// One page of a long list: a row more than it holds was read, and tells whether there is a next one.

export function toPage<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? idOf(page.at(-1)!) : null };
}

export const byId = ({ id }: { id: string }): string => id;
