// A restore brings back everything that a backup holds, or changes nothing.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startQuietJobs } from "../testing/real-jobs.ts";
import {
  listMigrations,
  listReplaced,
  migrate,
  MIGRATION_LOCK,
  replayMigrations,
} from "../platform/database/migrate.ts";
import { startAuthServer, type AuthServer } from "../testing/auth-server.ts";
import { openBrowser } from "../testing/browser.ts";
import { fillEverything } from "../testing/full-account.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

const TOMORROW = new Date(Date.now() + 86_400_000);
/** Text with everything that a line-wise format has to escape. */
const AWKWARD = "\\.\n\\N\t\u{1f436} \\\\ \r\n\\.";

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let source: AuthServer;
let dir: string;
/** A backup of the source, and a database that it was restored into. */
let file: string;
let copy: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-backup-"));
  file = path.join(dir, "luli.backup.gz");
  source = await startAuthServer();
  const person = await openBrowser(source).arrive();
  const id = (await source.verify(person.token))!;
  await fillEverything(source, id, "mark");
  await source.query("update chats set response = $1 where status = 'done'", [AWKWARD]);
  for (const others of [
    "insert into audit_entries (action, subject_id) values ('admin_granted', gen_random_uuid())",
    "insert into safety_counts values ('2026-11-22', 'abuse', 'de', 'words', 2)",
    "insert into stripe_events values ('evt_1', 'ping')",
    "insert into trials values (repeat('a', 64), now())",
    "insert into trial_cards values (repeat('a', 64), repeat('b', 64), now())",
    "insert into free_replies values ('2026-11-22', '', 3)",
    "insert into model_use values ('2026-11-22', 'x', 3, 3)",
    `insert into banners (kind, words, starts_at, ends_at, created_at) values ('info', '{"de":"Hallo"}', now(), now(), now())`,
    "insert into violations values ('img-src', 'inline', '', '/chat', 1, now(), now())",
    "insert into verifications (identifier, value, expires_at) values ('a', 'b', now())",
    "select nextval('server_nos') from generate_series(1, 41)",
  ])
    await source.query(others);
  const jobs = await startQuietJobs(source.context.config.databaseUrl);
  await jobs.work("later", async () => {});
  await jobs.at("later", { userId: id, said: AWKWARD }, TOMORROW);
  await jobs.stop();
  await backUpSource(file);
  copy = await createTestDatabase("template1");
  await restore(copy.url, file, { dataDir: restored("copy"), isReplacing: false });
});
afterAll(async () => {
  await copy.drop();
  await source.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => (target = await createTestDatabase("template1")));
afterEach(() => target.drop());

const given = () => ({ dataDir: dir, authSecret: "a secret of at least 32 characters" });
const backUpSource = (to: string) => backUp(source.context.config.databaseUrl, to, given());
const restored = (name: string) => path.join(dir, name);
const restoreTarget = (from = file, isReplacing = false) =>
  restore(target.url, from, { dataDir: restored(path.basename(target.url)), isReplacing });

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Leaves out the time of the backup and its checksum. */
const contents = (of: string) => {
  const [manifest, ...lines] = gunzipSync(fs.readFileSync(of)).toString().split("\n");
  return [manifest!.replace(/"made_at":"[^"]*"/, ""), ...lines.slice(0, -2)];
};

test("a restore writes no secret file if AUTH_SECRET is the backup's, so the folder may be read-only", async () => {
  const dataDir = restored("nowhere");
  const { authSecret } = given();
  await restore(target.url, file, { dataDir, isReplacing: false, authSecret });
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("a backup of a restored database equals the first, with rows of every table, open jobs and the secret", async () => {
  const again = path.join(dir, "again.gz");
  const { rows } = await backUp(copy.url, again, given());
  expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
  expect(contents(again)).toEqual(contents(file));
  const secret = path.join(restored("copy"), "auth-secret");
  expect(fs.readFileSync(secret, "utf8")).toBe(given().authSecret);
  for (const kept of [file, secret]) expect(fs.statSync(kept).mode & 0o777).toBe(0o600);
});

test("sequences go on from the number they had", async () => {
  const next = "select nextval('server_nos') as next";
  expect(await query(copy.url, next)).toEqual(await source.query(next));
});

test("a restored database has its triggers and, from Luli's next start on, its functions", async () => {
  await migrate(copy.url);
  await query(copy.url, "insert into users (email) values ('new@luli.test')");
  const wallet =
    "select 1 as one from wallets w join users u on u.id = w.user_id where email = 'new@luli.test'";
  expect(await query(copy.url, wallet)).toEqual([{ one: 1 }]);
});

test("a delayed job keeps its time", async () => {
  const jobs = await startQuietJobs(copy.url);
  const done: unknown[] = [];
  await jobs.work("later", async (data) => void done.push(data));
  const waiting = "select start_after, data ->> 'said' as said from jobs.job where name = 'later'";
  expect(await query(copy.url, waiting)).toEqual([{ start_after: TOMORROW, said: AWKWARD }]);
  await jobs.stop();
  expect(done).toEqual([]);
});

test("a transaction during a backup is in it entirely or not at all", async () => {
  const url = source.context.config.databaseUrl;
  let isOver = false;
  const write = async () => {
    for (let n = 0; !isOver; n++)
      await query(url, `insert into users (email) values ('during-${n}@luli.test')`);
  };
  const writing = write();
  const during = path.join(dir, "during.gz");
  await backUpSource(during);
  isOver = true;
  await writing;
  await restoreTarget(during);
  // A user and what the trigger makes with them, in tables that were copied at other times.
  expect(
    await query(
      target.url,
      `select count(*)::integer as halves from users u full join wallets w on w.user_id = u.id
       where u.id is null or w.user_id is null`,
    ),
  ).toEqual([{ halves: 0 }]);
  await source.query("delete from users where email like 'during-%'");
});

test("a backup waits for a migration, whose tables would look empty", async () => {
  const migrating = new pg.Client({ connectionString: copy.url });
  await migrating.connect();
  await migrating.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const made = backUp(copy.url, path.join(dir, "waited.gz"), given());
  const waiting =
    "select 1 from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted";
  await vi.waitUntil(async () => (await query(copy.url, waiting)).length > 0, 10_000);
  await migrating.query("create table changed as select 1 as n");
  await migrating.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  expect((await made).rows).toMatchObject({ changed: 1 });
  await migrating.query("drop table changed");
  await migrating.end();
});

test("a restore refuses a truncated, changed or foreign file and leaves the database empty", async () => {
  const whole = fs.readFileSync(file);
  const plain = gunzipSync(whole).toString();
  const broken = {
    "cut short": whole.subarray(0, whole.length - 40),
    "cut short and packed anew": gzipSync(plain.slice(0, plain.lastIndexOf("-- "))),
    "a word changed": gzipSync(plain.replace("mark", "harm")),
    "a row gone": gzipSync(plain.replace(/(COPY public."wallets".*\n).*\n/, "$1")),
    "more behind it": gzipSync(`${plain}-- {}\n`),
    "not packed": Buffer.from(plain),
    "something else": gzipSync("hello\n"),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(broken)) {
    const other = path.join(dir, "broken.gz");
    fs.writeFileSync(other, bytes);
    await expect(restoreTarget(other), name).rejects.toThrow(
      /^This is no whole backup of Luli \(.*\): nothing was restored\.$/,
    );
  }
  expect(
    await query(target.url, "select 1 from pg_tables where schemaname in ('public', 'jobs')"),
  ).toEqual([]);
  expect(fs.existsSync(restored(path.basename(target.url)))).toBe(false);
});

test("a restore keeps existing people unless --replace is given", async () => {
  await migrate(target.url);
  await query(target.url, "insert into users (email) values ('new@luli.test')");
  await expect(restoreTarget()).rejects.toThrow(
    "This database has 1 people already: restore into an empty one, or add --replace",
  );
  expect(await query(target.url, "select email from users")).toEqual([{ email: "new@luli.test" }]);
  await restoreTarget(file, true);
  await migrate(target.url);
  expect(await query(target.url, "select 1 from users where email = 'new@luli.test'")).toEqual([]);
  await query(target.url, "drop table migrations cascade");
  await expect(restoreTarget(file, true)).rejects.toThrow("tables that are not Luli's");
});

test("a restore refuses a database in use by a server", async () => {
  const server = new pg.Client({
    connectionString: target.url,
    application_name: "luli-presence",
  });
  await server.connect();
  await expect(restoreTarget()).rejects.toThrow("A Luli runs on this database: stop it first");
  await server.end();
});

test("the next start migrates a restored older backup; a newer one and one of before the base are refused", async () => {
  const old = await createTestDatabase("template1");
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const replaced = listReplaced();
  await replayMigrations(client, replaced.length);
  // The triggers need functions, which the next start puts in place.
  await client.query("alter table users disable trigger user");
  await client.query("insert into users (email) values ('old@luli.test')");
  await client.end();
  const older = path.join(dir, "older.gz");
  await backUp(old.url, older, given());
  await old.drop();
  await restoreTarget(older);
  expect(await query(target.url, "select count(*)::integer as ran from migrations")).toEqual([
    { ran: replaced.length },
  ]);
  await migrate(target.url);
  expect(await query(target.url, "select name from migrations order by id")).toEqual(
    listMigrations().map((name) => ({ name })),
  );
  expect(await query(target.url, "select email from users")).toEqual([{ email: "old@luli.test" }]);

  const [manifest, ...lines] = gunzipSync(fs.readFileSync(older)).toString().split("\n");
  const change = (to: string) => fs.writeFileSync(older, gzipSync([to, ...lines].join("\n")));
  change(manifest!.replace(/"0001_auth"/, '"0000_unheard-of"'));
  await expect(restoreTarget(older)).rejects.toThrow(
    /made by another Luli \(.*\), newer than this one/,
  );
  change(manifest!.replace(`,"${replaced.at(-1)}"`, ""));
  await expect(restoreTarget(older)).rejects.toThrow("is of a database of before 2026-11-28");
});
