// Databases that earlier releases made arrive with the schema of a new one, and keep their rows.
import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, databaseFixture } from "../../testing/test-database.ts";
import { listMigrations, migrate } from "./migrate.ts";
import { listFunctions } from "./put-functions.ts";

/** Dumps (pg_dump --inserts) of databases that two commits made and filled: 93b8d6a4, and 5c95d215, the last one before the base. */
const DUMPS = path.resolve(import.meta.dirname, "../../testing/databases");
const read = (date: string) =>
  gunzipSync(fs.readFileSync(path.join(DUMPS, `${date}.sql.gz`))).toString();

const fresh = await databaseFixture();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase("template1");
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function load(date: string) {
  await client.query(read(date));
  await client.query("set search_path to default");
}

const SCHEMA = `
  with ours as (select c.* from pg_class c where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e'))
  select format('%s %s %s', relkind, relname, reloptions) as part from ours
  union all select format('column %s %s %s', c.relname, row_number() over (partition by c.oid order by a.attnum),
      (a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)))
    from ours c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where c.relkind = 'r'
  union all select format('constraint %s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k join ours on ours.oid = k.conrelid
  union all select pg_get_indexdef(oid) from ours where relkind = 'i'
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join ours on ours.oid = t.tgrelid where not tgisinternal
  union all select format('sequence %s', s::text) from (select sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size
    from pg_sequences where schemaname = 'public') s
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)
  union all select format('comment %s %s %s', d.objoid::regclass, d.objsubid > 0, d.description) from pg_description d join ours on ours.oid = d.objoid
  union all select format('grant %s %s', relname, relacl) from ours
  union all select format('extension %s', extname) from pg_extension
  union all select format('row of switches %s %s', name, is_on) from switches
  union all select format('migration %s', name) from migrations
  order by 1`;
/** A function that left db/functions stays for servers of the last release, so only today's are compared. */
const schemaOf = async (connection: pg.Client | pg.Pool) =>
  (
    await connection.query<{ part: string }>(SCHEMA, [listFunctions().map(({ name }) => name)])
  ).rows.map(({ part }) => part);

/** Every row of every table by its table. */
async function rowsOf(tables: string[]) {
  const rows: Record<string, object[]> = {};
  for (const table of tables) {
    const found = await client.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`);
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

test.each(["2026-11-22", "2026-11-28"])(
  "a database of %s arrives with the schema of a new one and its rows, with two servers starting at once",
  async (date) => {
    await load(date);
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'function_sets')",
    );
    const tables = rows.map(({ name }) => name);
    const before = await rowsOf(tables);
    for (const table of ["users", "chats", "memories", "subscriptions", "wallets"])
      expect(before[table]?.length).toBeGreaterThan(1);
    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(await schemaOf(client)).toEqual(await schemaOf(fresh.pool));
    const names = await client.query<{ name: string }>("select name from migrations order by id");
    expect(names.rows.map(({ name }) => name)).toEqual(listMigrations());
    const after = await rowsOf(tables);
    for (const table of tables)
      for (const row of before[table]!)
        expect(after[table]).toContainEqual(expect.objectContaining(row));
  },
);

const LEDGER = `create table migrations (id serial primary key, name varchar(255) not null, run_on timestamp not null)`;

test.each([
  [
    "is older than 2026-11-22",
    listMigrations().slice(0, 40),
    "too old for this release: start a release of 2026-11-28 on it first",
  ],
  [
    "has run an unknown migration",
    ["0001_auth", "0002_others"],
    "it has run the migration 0002_others, where this release has 0002_puppy",
  ],
])("a database that %s is refused and stays as it is", async (_, names, sentence) => {
  await client.query(LEDGER);
  await client.query("insert into migrations (name, run_on) select unnest($1::text[]), now()", [
    names,
  ]);
  await expect(migrate(database.url)).rejects.toThrow(sentence);
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([{ tablename: "migrations" }]);
});

test("an interrupted first start begins anew", async () => {
  await client.query(LEDGER);
  await migrate(database.url);
  expect(await schemaOf(client)).toEqual(await schemaOf(fresh.pool));
});
