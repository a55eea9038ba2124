// Writes a table as CSV (RFC 4180). It holds our own names and numbers alone, so nothing needs quoting.

export type Cell = string | number | null;
export type Column<Row> = { key: string; name: string; of: (row: Row) => Cell };

export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ key }) => key), ...rows.map((row) => columns.map(({ of }) => of(row) ?? ""))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

/** Returns a data address, so that the link needs no request. */
export const csvAddress = (csv: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
