// Puts today's text of every SQL function in place, and drops those that have no file any more: db/functions holds one for each, in the
// folder of its noun. See docs/decisions/0005.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { fillIn } from "./function-values.ts";

const DIR = fileURLToPath(new URL("../../../db/functions", import.meta.url));

export type SqlFunction = { name: string; text: string };

export const listFunctions = (): SqlFunction[] =>
  fs
    .globSync("*/*.sql", { cwd: DIR })
    .map((file) => ({
      name: path.basename(file, ".sql"),
      text: fillIn(fs.readFileSync(path.join(DIR, file), "utf8")),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const textOf = (functions: readonly SqlFunction[]) => functions.map(({ text }) => text).join("\n");

/** Identifies a set of functions in function_sets. */
export const digestOf = (functions: readonly SqlFunction[]): string =>
  createHash("sha256").update(textOf(functions)).digest("hex");

/** A set that was put in place, and the names of its functions. */
type FunctionSet = { digest: string; names: string[] };

/** "newer": a later release has been here and its functions stay, also for this server. */
export type FunctionsFound = "put" | "same" | "newer";

/** The caller must hold the migration lock. */
export async function putFunctions(
  client: pg.Client,
  functions: readonly SqlFunction[],
): Promise<FunctionsFound> {
  const text = textOf(functions);
  const digest = digestOf(functions);
  const names = functions.map(({ name }) => name);
  const { rows } = await client.query<FunctionSet>(
    "select digest, names from function_sets order by put_at desc",
  );
  if (rows[0]?.digest === digest) return "same";
  if (rows.some((row) => row.digest === digest)) return "newer";
  // Functions call each other in any order, so bodies are not checked here; tests call them all.
  await client.query("begin; set local check_function_bodies = off");
  await client.query(text);
  for (const name of listDropped(rows, names))
    await client.query(`drop function if exists ${pg.escapeIdentifier(name)}`);
  await client.query("insert into function_sets values ($1, clock_timestamp(), $2)", [
    digest,
    names,
  ]);
  await client.query("commit");
  return "put";
}

/** Those that an earlier set had. What the last one has stays for its servers, which may still run; the set after this one drops it. */
function listDropped(
  [last, ...earlier]: readonly FunctionSet[],
  names: readonly string[],
): string[] {
  if (!last || last.names.length === 0) return [];
  const kept = new Set([...names, ...last.names]);
  return [...new Set(earlier.flatMap((set) => set.names))].filter((name) => !kept.has(name));
}
