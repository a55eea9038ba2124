// Reads what a person's copy holds, some rows at a time: no connection is held while the browser takes its time.
import type pg from "pg";
import type { ExportedTable, PersonalTable } from "./exported-table.ts";
import { EXPORTED } from "./tables.ts";

/** A chat can be 40 KB. */
const BATCH = 100;

type Page = { rows: string[]; last: string[] | null };

/** The rows after `last`, each as JSON; `last` is null after the end. `owner` is what the table's owner column holds. */
export async function listRows(
  pool: pg.Pool,
  table: PersonalTable,
  owner: string,
  last: string[] | null,
): Promise<Page> {
  const exported: ExportedTable = EXPORTED[table];
  const { rows } = await pool.query<{ row: string; key: string[] }>({
    name: `export_${table}_${last ? "next" : "first"}`,
    text: statement(table, exported, last !== null),
    values: [owner, ...(last ?? [])],
  });
  const end = rows.length < BATCH || exported.key.length === 0 ? null : rows.at(-1)!.key;
  return { rows: rows.map(({ row }) => row), last: end };
}

function statement(
  table: PersonalTable,
  { owner = "user_id", key, columns, added = {} }: ExportedTable,
  isNext: boolean,
): string {
  const after = isNext
    ? `and (${key.join(", ")}) > (${key.map((_, at) => `$${at + 2}`).join(", ")})`
    : "";
  const order = key.length > 0 ? `order by ${key.join(", ")}` : "";
  const selected = [
    ...Object.keys(columns).filter((name) => typeof columns[name] === "string"),
    ...Object.entries(added).map(([name, { sql }]) => `${sql} as ${name}`),
  ];
  // Rows are selected as text, because a Date would lose the microseconds that tell rows apart.
  return `select (select row_to_json(exported) from (select ${selected.join(", ")}) exported)::text as row,
      array[${key.map((column) => `${column}::text`).join(", ")}]::text[] as key
    from ${table} where ${owner} = $1 ${after} ${order} limit ${BATCH}`;
}
