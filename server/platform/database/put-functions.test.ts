// The functions of the database are those of db/functions, whichever releases came before or run beside.
import { afterAll, expect, test } from "vitest";
import { listFunctions, putFunctions, type SqlFunction } from "./put-functions.ts";
import { databaseFixture } from "../../testing/test-database.ts";

const ours = listFunctions();
const { pool } = await databaseFixture();
const client = await pool.connect();
afterAll(() => client.release());

test("the catalogue has exactly the functions of db/functions, word for word", async () => {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by proname collate "C"`,
  );
  expect(rows.map(({ name }) => name)).toEqual(ours.map(({ name }) => name));
  for (const [n, { name, text }] of ours.entries()) {
    expect(text).toContain(`create or replace function ${name}(`);
    expect(text).toContain(`$$${rows[n]!.body}$$`);
  }
});

const say = (name: string, words: string): SqlFunction => ({
  name,
  text: `create or replace function ${name}() returns text language sql as $$ select '${words}' $$;`,
});
const greeting = (words: string): SqlFunction[] => [...ours, say("greeting", words)];
const greet = async () =>
  (await client.query<{ words: string }>("select greeting() as words")).rows[0]!.words;

test("a server of an older release that starts again leaves the newer functions in place", async () => {
  expect(await putFunctions(client, greeting("old"))).toBe("put");
  expect(await putFunctions(client, greeting("new"))).toBe("put");
  expect(await putFunctions(client, greeting("old"))).toBe("newer");
  expect(await greet()).toBe("new");
  expect(await putFunctions(client, greeting("new"))).toBe("same");
});

test("a set of functions that Postgres refuses changes nothing, and the next start tries again", async () => {
  const broken = [...greeting("broken"), { name: "none", text: "create or replace nonsense;" }];
  await expect(putFunctions(client, broken)).rejects.toThrow("syntax error");
  await client.query("rollback");
  expect(await greet()).toBe("new");
  expect(await putFunctions(client, greeting("mended"))).toBe("put");
  expect(await greet()).toBe("mended");
});

test("a function that has no file any more stays for the servers of the last release, and then goes", async () => {
  await client.query(say("of_somebody_else", "stays").text);
  const isThere = async (name: string) =>
    (await client.query("select from pg_proc where proname = $1", [name])).rowCount === 1;
  await putFunctions(client, [...ours, say("leaving", "1"), say("staying", "1")]);
  await putFunctions(client, [...ours, say("staying", "2")]);
  expect([await isThere("leaving"), await isThere("staying")]).toEqual([true, true]);
  // A release that does not say what it puts: nothing is known of what its servers call.
  await client.query("insert into function_sets values (repeat('7', 64), clock_timestamp())");
  await putFunctions(client, [...ours, say("staying", "3")]);
  expect(await isThere("leaving")).toBe(true);
  await putFunctions(client, [...ours, say("staying", "4")]);
  expect([await isThere("leaving"), await isThere("greeting")]).toEqual([false, false]);
  expect([await isThere("staying"), await isThere("of_somebody_else")]).toEqual([true, true]);
});

test("a function that a trigger still needs is not dropped, and that set is refused as a whole", async () => {
  const trigger: SqlFunction = {
    name: "held",
    text: "create or replace function held() returns trigger language plpgsql as $$ begin return new; end $$;",
  };
  await putFunctions(client, [...ours, trigger]);
  await client.query("create trigger held before update on servers execute function held()");
  await putFunctions(client, [...ours, say("first", "1")]);
  await expect(putFunctions(client, [...ours, say("second", "1")])).rejects.toThrow(
    "cannot drop function held() because other objects depend on it",
  );
  await client.query("rollback");
});
