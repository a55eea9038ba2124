import type { Tables } from "../../platform/database/tables.ts";

type TableWith<Column extends string> = {
  [T in keyof Tables]: Column extends keyof Tables[T] ? T : never;
}[keyof Tables];

/** A table with rows about a person, whom a column identifies. A new one does not compile until the file has it. */
export type PersonalTable =
  | TableWith<"user_id">
  | TableWith<"person_id">
  | "users"
  | "contact_messages";

/** Why a column is not in the file. */
export type Withheld = { withheld: string };
export const withheld = (reason: string): Withheld => ({ withheld: reason });

export type ExportedTable<Column extends string = string> = {
  /** What its rows are, for docs/data-export.md. */
  about?: string;
  /** The column that names the owner; the rest of the condition is always "= the caller". By default `user_id`. */
  owner?: "user_id" | "id" | "email" | "person_id";
  /** Brings the rows into order; with the owner unique. None: there is at most one row. */
  key: readonly Column[];
  /** What each column means to its owner, or why it is withheld. */
  columns: Readonly<Record<Column, string | Withheld>>;
  /** Derived values that no column holds. */
  added?: Readonly<Record<string, { sql: string; meaning: string }>>;
};

/** The file's part of these tables, with every column. */
export type Exports<T extends PersonalTable> = {
  readonly [K in T]: ExportedTable<Exclude<keyof Tables[K] & string, "user_id" | "person_id">>;
};
