// A person's copy of their data: one JSON object with a key a table, written as it is read.
import type pg from "pg";
import type { ServerContext } from "../../platform/context.ts";
import { notAuthenticated } from "../../http/errors.ts";
import { getEmail } from "../profile/service.ts";
import type { ExportedTable, PersonalTable } from "./exported-table.ts";
import { listRows } from "./queries.ts";
import { EXPORTED, EXPORTED_TABLES } from "./tables.ts";

export type ExportContext = Pick<ServerContext, "pool" | "database" | "clock">;

const FORMAT = 1;

/**
 * Yields the pieces of the file. A reader that stops also stops the queries; a cut file is not valid JSON, so it
 * cannot pass for a whole one.
 */
export async function exportData(
  { pool, database, clock }: ExportContext,
  userId: string,
): Promise<AsyncGenerator<string, void>> {
  const email = await getEmail(database, userId);
  if (email === null) throw notAuthenticated();
  return writeFile(pool, { userId, email }, clock());
}

type Person = { userId: string; email: string };

async function* writeFile(
  pool: pg.Pool,
  { userId, email }: Person,
  now: Date,
): AsyncGenerator<string, void> {
  const about = { service: "Luli", format: FORMAT, exported_at: now.toISOString() };
  yield `{"about":${JSON.stringify(about)}`;
  for (const table of EXPORTED_TABLES) {
    const { key, owner }: ExportedTable = EXPORTED[table];
    const write = key.length === 0 ? writeRow : writeRows;
    yield `,\n${JSON.stringify(table)}:`;
    yield* write(pool, table, owner === "email" ? email : userId);
  }
  yield "}\n";
}

async function* writeRow(pool: pg.Pool, table: PersonalTable, owner: string) {
  const { rows } = await listRows(pool, table, owner, null);
  yield rows[0] ?? "null";
}

async function* writeRows(pool: pg.Pool, table: PersonalTable, owner: string) {
  let last: string[] | null = null;
  let isFirst = true;
  yield "[";
  do {
    const page = await listRows(pool, table, owner, last);
    if (page.rows.length > 0) yield (isFirst ? "\n" : ",\n") + page.rows.join(",\n");
    isFirst = false;
    last = page.last;
  } while (last !== null);
  yield "]";
}
