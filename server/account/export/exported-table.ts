export type ExportedTable = {
  table: string;
  /** The column that names the owner; the rest of the condition is always "= the caller". */
  owner: "user_id" | "id" | "email" | "person_id";
  /** Brings the rows into order; with the owner unique. None: there is at most one row. */
  key: readonly string[];
  columns: readonly string[];
  /** Derived values that no column holds: the name, and the expression. */
  added?: Readonly<Record<string, string>>;
  /** Columns that stay here, and why. */
  withheld?: Readonly<Record<string, string>>;
};
