// No query reads a large table whole. auto_explain reports the plan of everything that runs, inside functions, triggers and
// cascades, too. A new function of a queries file fails here until server/testing/queries calls it.
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startQuietJobs } from "../../testing/real-jobs.ts";
import { listCalls } from "../../testing/queries/every-query.ts";
import type { Call } from "../../testing/queries/calls.ts";
import { databaseUrl } from "../../testing/global-setup.ts";
import { FILL } from "../../testing/many-people.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createDatabase, createPool } from "./database.ts";
import type { Jobs } from "../jobs.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const LARGE = 1_000;
/** Tables that do not grow with people, or only by what is being done. */
const SMALL = [
  "backups",
  "banners",
  "free_replies",
  "function_sets",
  "jwks",
  "migrations",
  "model_use",
  "numbers",
  "owed_rewards",
  "safety_counts",
  "servers",
  "stored_keys",
  "switches",
  "user_roles",
  "violations",
  "week_totals",
];

/**
 * Queries that would have to ask all databases, or the one with the addresses, if people were spread over several
 * (docs/scale.md).
 */
const EVERYBODYS = {
  "jobs, each for its own part": [
    "endGrants",
    "eraseExpired",
    "eraseOver",
    "listCandidates",
    "listDue",
    "listDueDays",
    "listDueFollowUps",
    "listLeaving",
    "listOwedUsers",
    "listRenewing",
    "listStillPaying",
    "listSuspended",
    "listUnheld",
    "listUntold",
    "listWithdrawing",
    "postponeEmails",
    "postponePushes",
  ],
  "found by an address, a cookie or Stripe's name for them": [
    "addEvents",
    "eraseUser",
    "findCandidate",
    "findContractor",
    "findOwner",
    "findPasswordHash",
    "getByToken",
    "getLanguage",
    "getRow",
    "hasUser",
    "isConfirmed",
    "isReturned",
    "saveCustomerEmail",
    "suppress",
  ],
  "the key that locks everybody's, after a change of AUTH_SECRET": ["listFactors", "lockFactor"],
  "the administration": [
    "countOpen",
    "countReports",
    "countUnreached",
    "deleteAdmin",
    "getReport",
    "hasOtherAdmin",
    "listEvents",
    "listPeople",
    "listReports",
    "listServices",
    "readLog",
    "setAnswer",
  ],
};

/**
 * `listFactors` runs once, by the first server that starts with another AUTH_SECRET: what the old one locked is locked anew.
 * `countUnreached` counts all who want push messages, for an admin who looks, at most every ten seconds.
 * `listServices` runs in the doctor, by hand.
 */
const MEANT_WHOLE = ["listFactors", "countUnreached", "listServices"];

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let superuser: pg.Client;
let pool: pg.Pool;
let jobs: Jobs;
let calls: Call[];
let peoples: Set<string>;
let sizes: Map<string, number>;
const plans: string[] = [];
/** Each call, and how Postgres went about it. */
const ran: { name: string; plans: string[] }[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const name = new URL(testDatabase.url).pathname.slice(1);
  jobs = await startQuietJobs(testDatabase.url);
  superuser = new pg.Client({ connectionString: databaseUrl(inject("superuserUrl"), name) });
  await superuser.connect();
  await superuser.query(FILL);
  await superuser.query("vacuum analyze");
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_nested_statements = on",
    "auto_explain.log_level = 'notice'",
  ])
    await superuser.query(`alter database ${name} set ${setting}`);
  const { rows } = await superuser.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`,
  );
  sizes = new Map(rows.map((row) => [row.name, row.rows]));
  const { rows: keyed } = await superuser.query<{ table: string }>(
    "select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  peoples = new Set(["users", ...keyed.map(({ table }) => table)]);
  pool = createPool(testDatabase.url, { max: 1 });
  pool.on("connect", (client) => client.on("notice", ({ message }) => plans.push(message ?? "")));
  calls = listCalls({ pool, database: createDatabase(pool), jobs });
  for (const { of, run } of calls) {
    plans.length = 0;
    await run();
    ran.push({ name: typeof of === "function" ? of.name : String(of), plans: [...plans] });
  }
}, 60_000);
afterAll(async () => {
  await pool.end();
  await jobs.stop();
  await superuser.end();
  await testDatabase.drop();
});

test("every function of a queries file is called here", async () => {
  const files = fs.globSync("**/*queries.ts", { cwd: SERVER });
  expect(files.length).toBeGreaterThan(15);
  const called = new Set(calls.map(({ of }) => of));
  const missing: string[] = [];
  for (const file of files) {
    const module = (await import(`${SERVER}${file}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module))
      if (typeof value === "function" && !called.has(value)) missing.push(`${file}: ${name}`);
  }
  expect(missing).toEqual([]);
});

/** Files that may contain SQL although they are not queries.ts. */
const OF_ITS_OWN =
  /^(?:backup|doctor|embedded-postgres|http|migrate|platform|testing)\/|queries\.ts$|\.test\.ts$/;
const SQL =
  /\bsql[`<]|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\.query(?:<[^>]*>)?\(\s*["'`](?!begin|commit|rollback|select 1")/;

test("a noun asks the database in its queries files alone", () => {
  const found = fs
    .globSync("**/*.ts", { cwd: SERVER })
    .filter(
      (file) => !OF_ITS_OWN.test(file) && SQL.test(fs.readFileSync(`${SERVER}${file}`, "utf8")),
    );
  expect(found).toEqual([]);
});

test("the test database has rows in every table of people", async () => {
  const { rows } = await superuser.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const empty = rows.filter(({ name }) => !SMALL.includes(name) && sizes.get(name)! < LARGE);
  expect(empty).toEqual([]);
});

const isAboutPeople = (table: string) => peoples.has(table);

/** Large tables that a plan reads from end to end. */
const readWhole = (plan: string): string[] =>
  [...plan.matchAll(/Seq Scan on (?:\w+\.)?(\w+)/g)]
    .filter(([, table]) => sizes.get(table!)! >= LARGE)
    .map(([, table]) => `${table}: ${plan}`);

test("no query reads a large table whole", () => {
  expect(ran.filter((one) => one.plans.length === 0).map(({ name }) => name)).toEqual([]);
  const isMeant = ({ name }: { name: string }) => MEANT_WHOLE.includes(name);
  const wholeOf = (those: typeof ran) => those.flatMap((one) => one.plans.flatMap(readWhole));
  expect(wholeOf(ran.filter((one) => !isMeant(one)))).toEqual([]);
  expect(wholeOf(ran.filter(isMeant))).toHaveLength(MEANT_WHOLE.length);
});

test("each statement filters by user, or is listed as one over everybody", () => {
  const found = ran.filter(({ plans: its }) =>
    its.some((plan) => readsOfAnybody(plan, isAboutPeople).length > 0),
  );
  const names = [...new Set(found.map(({ name }) => name))];
  expect(names.toSorted()).toEqual(Object.values(EVERYBODYS).flat().toSorted());
});

test("a query that reads a whole table is found, even inside a function", async () => {
  plans.length = 0;
  await pool.query("do $$ begin perform 1 from chats where message = 'x'; end $$");
  expect(plans.flatMap(readWhole)).toEqual([expect.stringContaining("chats: ")]);
  expect(plans.flatMap((plan) => readsOfAnybody(plan, isAboutPeople))).toEqual(["chats"]);
  plans.length = 0;
  await pool.query("select from chats limit 1");
  expect(plans.flatMap((plan) => readsOfAnybody(plan, isAboutPeople))).toEqual(["chats"]);
});

/** One node of a plan: the table it reads and its conditions. */
const READ = new RegExp(
  String.raw`(?:Scan(?: Backward)?|Scan using \w+) on (?:public\.)?(\w+)[^\n]*\n?((?:\s+(?:Index Cond` +
    String.raw`|Recheck Cond|Filter|Cache Key|Sort Key|Order By|Heap Fetches|Rows Removed[^:]*|Buffers)[^\n]*\n?)*)`,
  "g",
);

/** Lists the tables about people that a plan reads without a condition on their owner. */
function readsOfAnybody(plan: string, isPersonal: (table: string) => boolean): string[] {
  return [...plan.matchAll(READ)]
    .filter(([, table, conditions]) => {
      if (!isPersonal(table!)) return false;
      const key = table === "users" ? /\bid = / : /\buser_id = /;
      return !key.test(conditions!);
    })
    .map(([, table]) => table!);
}
