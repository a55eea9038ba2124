// Writes the dates of a row as answers have them: in ISO 8601.

type IsoDates<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | Extract<Row[Column], null>
      : Row[Column];
};

export const withIsoDates = <Row extends object>(row: Row): IsoDates<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as IsoDates<Row>;
