// A table as a file for a spreadsheet (RFC 4180). Names and numbers of ours alone: nothing in it needs quoting.

export type Cell = string | number | null;
export type Column<Row> = { key: string; name: string; of: (row: Row) => Cell };

export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ key }) => key), ...rows.map((row) => columns.map(({ of }) => of(row) ?? ""))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

/** An address that a link can hold: nothing is asked of the server again. */
export const csvAddress = (csv: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
