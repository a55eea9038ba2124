// The database crashes in the middle of a reply, at each of its steps: nothing that was told is lost, nothing is counted twice.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "../../embedded-postgres/start.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { createLog } from "../../platform/log.ts";
import {
  createUser,
  firstWords,
  hear,
  messagesCounted,
  newKey,
  post,
  startTestServer,
  stop,
  storedChats,
  type TestServer,
  until,
} from "../../testing/chat/chat.ts";
import { GATED_REPLY, startGatedModel } from "../../testing/chat/gated-model.ts";

const log = createLog(() => {});
const makeDir = () => fs.mkdtempSync(path.join(os.tmpdir(), "luli-crash-"));
const gated = await startGatedModel();
let migrated: string;

beforeAll(async () => {
  migrated = makeDir();
  const postgres = await startEmbeddedPostgres(migrated, log);
  await migrate(postgres.url);
  await postgres.stop();
});
afterAll(async () => {
  await gated.stop();
  fs.rmSync(migrated, { recursive: true, force: true });
});

/** A database that crashes when it is told to, and is back on its own. */
async function startCrashing() {
  const dir = makeDir();
  execFileSync("cp", ["-a", `${migrated}/.`, dir]);
  const postgres = await startEmbeddedPostgres(dir, log);
  let writer = await haltWalWriter(postgres.superuserUrl);
  const servers: TestServer[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    goOn(writer);
    await postgres.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  });
  return {
    async startServer(): Promise<TestServer> {
      const given = { databaseUrl: postgres.url, modelUrl: gated.url, model: "gated" };
      servers.push(await startTestServer({ ...given, isAnnounced: false }));
      return servers.at(-1)!;
    },
    /** As `pg_ctl stop -m immediate`, or a machine that loses its power. Resolves when it is back. */
    async crash(): Promise<void> {
      const pid = () => readPid(dir);
      const old = pid();
      process.kill(old!, "SIGQUIT");
      process.kill(writer, "SIGKILL");
      await until(() => pid() !== null && pid() !== old);
      await until(() => isThere(postgres.url));
      writer = await haltWalWriter(postgres.superuserUrl);
    },
  };
}

/**
 * What nobody waits for stays off the disk: left alone, this process writes it within ten seconds at most, which on a busy machine was
 * often before the crash. Its number.
 */
async function haltWalWriter(superuserUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  let pid: number | undefined;
  // It comes a moment after the first connections may.
  await until(async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'walwriter'",
    );
    pid = rows[0]?.pid;
    return pid !== undefined;
  });
  await client.end();
  process.kill(pid!, "SIGSTOP");
  return pid!;
}

/** Else its database never stops. After a crash it is gone. */
function goOn(writer: number): void {
  try {
    process.kill(writer, "SIGCONT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Null: there is none at the moment. It goes away between any two looks. */
function readPid(dir: string): number | null {
  try {
    const file = fs.readFileSync(path.join(dir, "postgres/postmaster.pid"), "utf8");
    return Number(file.split("\n")[0]) || null;
  } catch {
    return null;
  }
}

async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function begin() {
  const database = await startCrashing();
  const server = await database.startServer();
  const userId = await createUser(server.pool);
  const key = newKey();
  const asked = gated.nextAsked();
  const response = post(server, userId, "hello", { key });
  await asked;
  /** Crashes, and waits until the message is gone with it. */
  const lose = async () => {
    expect(await storedChats(server.pool, userId)).toMatchObject([{ status: "running" }]);
    await database.crash();
    await until(async () => (await storedChats(server.pool, userId).catch(() => null)) !== null);
    expect(await storedChats(server.pool, userId)).toEqual([]);
    expect(await messagesCounted(server.pool, userId)).toBe(0);
  };
  return { ...database, server, userId, key, response, lose };
}
type CrashedChat = Awaited<ReturnType<typeof begin>>;

/** A repeated request gets the stored reply. */
async function expectKept({ server, userId, key }: CrashedChat, text: string): Promise<void> {
  expect(await storedChats(server.pool, userId)).toMatchObject([
    { status: "done", response: text, attempt: 1, message: "hello" },
  ]);
  expect(await messagesCounted(server.pool, userId)).toBe(1);
  const again = await hear(await post(server, userId, "hello", { key }));
  expect(again).toMatchObject({ text, isDone: true });
}

test("before the first word: the reply is heard and kept with its message, counted once", async () => {
  const begun = await begin();
  await begun.lose();
  gated.speak();
  const heard = await hear(await begun.response);
  expect(heard).toMatchObject({ text: GATED_REPLY, isDone: true });
  expect(heard.luli.at(-1)).toMatchObject({
    type: "end",
    rewards: { xp: expect.any(Number) as number },
  });
  await expectKept(begun, GATED_REPLY);
});

test("between its words: no word is missing", async () => {
  const begun = await begin();
  gated.say("Well, ");
  const client = await firstWords(await begun.response, "Well");
  await begun.lose();
  gated.speak();
  expect(await client.rest()).toMatchObject({ text: `Well, ${GATED_REPLY}`, isDone: true });
  await expectKept(begun, `Well, ${GATED_REPLY}`);
});

test("as its end is being kept: it is told when it is kept, and once", async () => {
  const begun = await begin();
  gated.speak();
  const crashed = begun.crash();
  expect(await hear(await begun.response)).toMatchObject({ text: GATED_REPLY, isDone: true });
  await crashed;
  await expectKept(begun, GATED_REPLY);
});

test("after its end was told: it is there", async () => {
  const begun = await begin();
  gated.speak();
  expect(await hear(await begun.response)).toMatchObject({ text: GATED_REPLY, isDone: true });
  await begun.crash();
  await expectKept(begun, GATED_REPLY);
});

test("before a stop: what was said stays", async () => {
  const begun = await begin();
  gated.say("Well, ");
  const client = await firstWords(await begun.response, "Well");
  await begun.lose();
  const { server, userId, key } = begun;
  expect(await stop(server, userId, key)).toEqual({
    status: 200,
    body: { status: "stopped", response: "Well, " },
  });
  await client.rest();
  expect(await storedChats(server.pool, userId)).toMatchObject([
    { status: "stopped", response: "Well, " },
  ]);
  gated.speak();
});

test("another server that has begun the message anew is the one that ends it", async () => {
  const begun = await begin();
  const { server, userId, key } = begun;
  await begun.lose();
  const other = await begun.startServer();
  const asked = gated.nextAsked();
  const second = post(other, userId, "hello", { key });
  await asked;
  gated.speak();
  expect(await hear(await second)).toMatchObject({ text: GATED_REPLY, isDone: true });
  const first = await begun.response;
  expect(first.status === 502 || !(await hear(first)).isDone).toBe(true);
  await expectKept({ ...begun, server }, GATED_REPLY);
});
