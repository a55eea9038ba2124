// The functions of the database are those of db/functions, whichever releases came before or run beside.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFunctions, putFunctions, type SqlFunction } from "./put-functions.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test("the catalogue has exactly the functions of db/functions, word for word", async () => {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by proname collate "C"`,
  );
  const files = listFunctions();
  expect(rows.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  for (const [n, { name, text }] of files.entries()) {
    expect(text).toContain(`create or replace function ${name}(`);
    expect(text).toContain(`$$${rows[n]!.body}$$`);
  }
});

const greeting = (words: string): SqlFunction[] => [
  {
    name: "greeting",
    text: `create or replace function greeting() returns text language sql as $$ select '${words}' $$;`,
  },
];
const greet = async () =>
  (await client.query<{ words: string }>("select greeting() as words")).rows[0]!.words;

test("a server of an older release that starts again leaves the newer functions in place", async () => {
  expect(await putFunctions(client, greeting("old"))).toBe("put");
  expect(await putFunctions(client, greeting("new"))).toBe("put");
  expect(await putFunctions(client, greeting("old"))).toBe("newer");
  expect(await greet()).toBe("new");
  expect(await putFunctions(client, greeting("new"))).toBe("same");
});

test("a set that Postgres refuses changes nothing, and the next start tries again", async () => {
  const broken = [...greeting("broken"), { name: "none", text: "create or replace nonsense;" }];
  await expect(putFunctions(client, broken)).rejects.toThrow("syntax error");
  await client.query("rollback");
  expect(await greet()).toBe("new");
  expect(await putFunctions(client, greeting("mended"))).toBe("put");
  expect(await greet()).toBe("mended");
});
