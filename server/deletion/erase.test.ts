// A deleted account leaves nothing in any table, and other accounts do not notice.
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startQuietJobs } from "../testing/real-jobs.ts";
import { newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";
import { fillEverything } from "../testing/full-account.ts";
import { createDeletions } from "./service.ts";

const server = await authFixture();

const arrive = async () => {
  const person = await newcomer(server);
  const { browser, email, bearer } = person;
  return {
    ...person,
    ask: () =>
      browser.post(
        "/api/me/deletion",
        { confirmation: email, password: PASSWORD },
        { headers: bearer },
      ),
  };
};

const listTables = async () =>
  (
    await server.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
  ).map(({ name }) => name);

/** Counts the rows of each table in which one of the words occurs, in any column. */
async function findTraces(words: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await listTables()) {
    const [row] = await server.query<{ count: number }>(
      `select count(*)::integer as count from ${table} t
       where exists (select from unnest($1::text[]) word where position(word in t::text) > 0)`,
      [words],
    );
    if (row!.count > 0) found[table] = row!.count;
  }
  return found;
}

test("of someone about whom everything was stored not a row is left in any table, and of others all", async () => {
  const [leaver, neighbour] = [await arrive(), await arrive()];
  await server.query("update settings set language = 'de' where user_id = $1", [leaver.id]);
  await fillEverything(server, leaver.id, "leaver-mark");
  await fillEverything(server, neighbour.id, "neighbour-mark");
  // A link by mail, a counted guess, a counted mail.
  await leaver.browser.post("/auth/v1/request-password-reset", { email: leaver.email });
  await openBrowser(server).signIn(leaver.email, "a guess");
  const words = [leaver.id, leaver.email, "leaver-mark"];
  expect(Object.keys(await findTraces(words))).toEqual(
    expect.arrayContaining([
      "users",
      "chats",
      "wallet_entries",
      "verifications",
      "rate_limits",
      "contact_messages",
    ]),
  );
  // Pending log entries would be one more row afterwards.
  await server.securityLog.write();
  const before = await findTraces([neighbour.id, neighbour.email]);

  expect((await leaver.ask()).status).toBe(202);
  // This server has no Stripe; billing.test.ts has one.
  await createDeletions(server.context, { closeSubscription: async () => {} }).carryOut(leaver.id);
  expect(await findTraces(words)).toEqual({});
  expect(await findTraces([neighbour.id, neighbour.email])).toEqual(before);
  expect((await neighbour.browser.get("/api/me", { headers: neighbour.bearer })).status).toBe(200);

  const last = server.mailsTo(leaver.email).at(-1)!;
  expect(last.subject).toBe("Dein Konto bei Luli wurde gelöscht");
  expect(last.text).not.toContain("leaver-mark");
  expect((await openBrowser(server).signIn(leaver.email)).status).toBe(401);
});

test("every table about a user hangs on the user by foreign keys that take its rows along", async () => {
  const loose = await server.query(
    `with recursive hanging as (
       select 'public.users'::regclass::oid as id
       union
       select k.conrelid from pg_constraint k join hanging h on k.confrelid = h.id
       where k.contype = 'f' and k.confdeltype = 'c')
     select t.relname from pg_attribute a join pg_class t on t.oid = a.attrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v') and a.attname = 'user_id'
       and t.oid not in (select id from hanging)`,
  );
  expect(loose).toEqual([]);
});

test("only who asked for it is erased, whatever the queue says", async () => {
  const { id, bearer, browser } = await arrive();
  await server.deletions.carryOut(id);
  expect((await browser.get("/api/me", { headers: bearer })).status).toBe(200);
  await server.deletions.carryOut("00000000-0000-4000-8000-000000000000");
});

test("the last mail outlives a second server that erases at the same moment", async () => {
  const { id, email, ask } = await arrive();
  await ask();
  const jobs = await startQuietJobs(server.context.config.databaseUrl);
  onTestFinished(() => jobs.stop());
  await jobs.rest(1_000);
  const { promise: bothAreHere, resolve } = Promise.withResolvers<void>();
  let here = 0;
  const closeSubscription = () => {
    if (++here === 2) resolve();
    return bothAreHere;
  };
  const deletions = createDeletions({ ...server.context, jobs }, { closeSubscription });
  await Promise.all([deletions.carryOut(id), deletions.carryOut(id)]);
  expect(await server.query("select name from jobs.job where data ->> 'to' = $1", [email])).toEqual(
    [{ name: "mail" }],
  );
});

test("erasing waits for the person's running transactions, and tries again", async () => {
  const { id, ask } = await arrive();
  await ask();
  const busy = new pg.Client({ connectionString: server.context.config.databaseUrl });
  await busy.connect();
  // begin_message locks in this order: first the usage row, then a row that needs the user.
  await busy.query("begin");
  await busy.query("select from usage_counters where user_id = $1 for update", [id]);
  const erased = server.deletions.carryOut(id);
  await expect
    .poll(async () => {
      const [row] = await server.query<{ waiting: number }>(
        "select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return row!.waiting;
    })
    .toBeGreaterThan(0);
  await busy.query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no)
     select current_date, user_id, gen_random_uuid(), id, 'hi', 1 from puppies where user_id = $1 and is_active`,
    [id],
  );
  await busy.query("commit");
  await busy.end();
  await erased;
  expect(await findTraces([id])).toEqual({});
});

test("a deletion that the queue has lost is queued again after half an hour", async () => {
  const { id, ask } = await arrive();
  await ask();
  const jobs = () =>
    server.planned.filter(({ data }) => (data as { userId: string }).userId === id).length;
  await server.deletions.sweep();
  expect(jobs()).toBe(1);
  const now = Date.now();
  server.setClock(() => now + 31 * 60_000);
  await server.deletions.sweep();
  expect(jobs()).toBe(2);
  await server.deletions.carryOut(id);
  await server.deletions.sweep();
  expect(jobs()).toBe(2);
  server.setClock(Date.now);
});
