// Cuts a page from a list that was read with one row more, which tells whether there is a next page.

export function toPage<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? idOf(page.at(-1)!) : null };
}

export const byId = ({ id }: { id: string }): string => id;
