import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatPage } from "../shared/contracts/chat.ts";
import { firstWords } from "./testing/chat/chat.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import {
  passwordOf,
  type RunningLuli,
  signInTo,
  spawnLuli,
  startLuli,
} from "./testing/processes/start-luli.ts";

// Each test starts whole processes with a Postgres of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const DEMO = "demo@luli.test";

let dataDir: string;
const running: RunningLuli[] = [];
const start = async (env: Record<string, string> = {}) => {
  const luli = await startLuli({ DATA_DIR: dataDir, ...env });
  running.push(luli);
  return luli;
};
beforeEach(() => (dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-main-"))));
afterEach(async () => {
  for (const luli of running.splice(0)) {
    luli.child.kill("SIGKILL");
    await luli.exited;
  }
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const status = async (url: string) => (await fetch(url)).status;

test("it starts on an empty data directory, answers its fixed addresses and stops politely", async () => {
  const luli = await start();
  expect(await (await fetch(`${luli.url}/healthz`)).json()).toEqual({ status: "ok" });
  await expect
    .poll(async () => (await (await fetch(`${luli.url}/readyz`)).json()) as unknown, {
      timeout: 30_000,
    })
    .toEqual({ status: "ready", model: "well" });
  expect(await (await fetch(`${luli.url}/config.json`)).json()).toMatchObject({
    public_url: luli.url,
    google: true,
    sandbox: ["mail", "google", "model", "stripe"],
  });
  expect(await (await fetch(`${luli.url}/sandbox/mail/messages`)).json()).toEqual([]);
  const securityText = await (await fetch(`${luli.url}/.well-known/security.txt`)).text();
  expect(securityText).toMatch(/^Contact: mailto:support@luli\.test\nExpires: \d{4}-\d\d-\d\dT/);
  expect(await status(`${luli.url}/api/me`)).toBe(401);
  expect(await status(`${luli.url}/api/nothing`)).toBe(404);
  expect(luli.output()).toMatch(/demo@luli\.test {2}\S+/);
  expect(luli.output()).toMatch(/admin@luli\.test {2}\S+/);
  luli.child.kill("SIGHUP");
  expect(await luli.exited).toBe(0);
});

test("after kill -9 it starts again with the same accounts, again and again", async () => {
  const passwords = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const luli = await start();
    passwords.add(passwordOf(luli, DEMO));
    expect(await status(`${luli.url}/readyz`)).toBe(200);
    luli.child.kill("SIGKILL");
    await luli.exited;
  }
  expect(passwords.size).toBe(1);
});

test("a killed Postgres comes back under the server, which keeps the reply that was on its way", async () => {
  const luli = await start();
  const headers = await signInTo(luli, DEMO);
  const chat = await fetch(`${luli.url}/functions/v1/chat`, {
    method: "POST",
    headers,
    body: JSON.stringify({ messages: [{ role: "user", content: "What do you like best?" }] }),
  });
  const reply = await firstWords(chat);
  const [pid] = fs.readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  const readiness = await fetch(`${luli.url}/readyz`);
  expect(await readiness.text()).toMatch(/"status":"ready"|"code":"database_unavailable"/);
  const { text, isDone } = await reply.rest();
  expect(isDone).toBe(true);
  await vi.waitUntil(async () => (await status(`${luli.url}/readyz`)) === 200, 20_000);
  const page = (await (await fetch(`${luli.url}/api/chats`, { headers })).json()) as ChatPage;
  expect(page.chats.find((each) => each.status === "done")).toMatchObject({ response: text });
  luli.child.kill("SIGTERM");
  expect(await luli.exited).toBe(0);
});

test("secrets in the data directory are for their owner alone", async () => {
  const luli = await start();
  const secrets = fs.readdirSync(dataDir).filter((name) => /secret|password|accounts/.test(name));
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const name of secrets)
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o077, name).toBe(0);
  luli.child.kill("SIGKILL");
});

async function refused(env: Record<string, string>): Promise<string> {
  const luli = await spawnLuli({ DATA_DIR: dataDir, ...env });
  expect(await luli.exited).toBe(1);
  const output = luli.output().trim();
  expect(output.split("\n"), output).toHaveLength(1);
  return output;
}

test("stand-ins on the open network are said in one sentence", async () => {
  for (const [name, value] of [
    ["HOST", "0.0.0.0"],
    ["PUBLIC_URL", "https://luli.example"],
  ] as const)
    expect(await refused({ [name]: value })).toMatch(
      /^HOST or PUBLIC_URL is open .* \(mail, google, model, stripe\).*SANDBOX_KEY/,
    );
});

test("a taken port is said in one sentence", async () => {
  const blocker = net.createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as net.AddressInfo;
  expect(await refused({ PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop what runs there, or set PORT to another number.`,
  );
  blocker.close();
});

test("a data directory in use is said in one sentence", async () => {
  const luli = await start();
  expect(await refused({})).toMatch(
    /^The data directory .* is in use by another Luli \(process \d+\)\.$/,
  );
  expect(await status(`${luli.url}/readyz`)).toBe(200);
});

test("a data directory that can be read or written only in part is said in one sentence", async () => {
  const database = await createTestDatabase();
  fs.mkdirSync(path.join(dataDir, "auth-secret"));
  expect(await refused({ DATABASE_URL: database.url })).toBe(
    "Luli does not start: EISDIR: illegal operation on a directory, read.",
  );
  await database.drop();
});

test("a wrong setting is said in one sentence that names it", async () => {
  expect(await refused({ PORT: "eighty" })).toBe(
    'PORT must be a whole number from 1 to 65535, but is "eighty".',
  );
});

test("a Postgres that does not start is said in one sentence", async () => {
  const first = await start();
  first.child.kill("SIGTERM");
  await first.exited;
  fs.appendFileSync(path.join(dataDir, "postgres/postgresql.conf"), "\nshared_buffers = 'lots'\n");
  expect(await refused({})).toMatch(/^Postgres does not start: .*shared_buffers/);
});

test("a database that does not answer is said in one sentence without its password", async () => {
  const output = await refused({ DATABASE_URL: "postgres://luli:hunter2@127.0.0.1:1/luli" });
  expect(output).toMatch(/^The database at 127\.0\.0\.1:1 could not be prepared: /);
  expect(output).not.toContain("hunter2");
});

test("a file may say what the environment does not", async () => {
  const file = path.join(dataDir, "luli.env");
  fs.writeFileSync(file, "NODE_ENV=holiday\nPORT=eighty\n");
  expect(await refused({ ENV_FILE: file })).toBe(
    'NODE_ENV must be development, test or production, but is "holiday".',
  );
  expect(await refused({ ENV_FILE: `${file}.lost` })).toMatch(/^ENV_FILE cannot be read: ENOENT/);
});

test("two servers share one database, either may be killed, and one that stops says so first", async () => {
  const database = await createTestDatabase();
  const otherDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-main-"));
  const AUTH_SECRET = "the same secret on every replica of Luli";
  const [a, b] = await Promise.all([
    start({ DATABASE_URL: database.url, AUTH_SECRET }),
    start({
      DATABASE_URL: database.url,
      AUTH_SECRET,
      DATA_DIR: otherDir,
      STOP_ANNOUNCE_SECONDS: "2",
    }),
  ]);
  expect([await status(`${a.url}/readyz`), await status(`${b.url}/readyz`)]).toEqual([200, 200]);
  // Nobody's own database gets an admin whose password stands in a log.
  expect(a.output()).toContain("accounts   none were made");
  // Without the secret it would make up its own, whose tokens nobody could be given.
  expect(await refused({ DATABASE_URL: database.url })).toMatch(
    /^AUTH_SECRET .* does not open the keys of this database: /,
  );
  a.child.kill("SIGKILL");
  await a.exited;
  expect(await status(`${b.url}/readyz`)).toBe(200);
  b.child.kill("SIGTERM");
  // Whoever stands before it is told first, and is served meanwhile.
  await expect.poll(() => status(`${b.url}/readyz`)).toBe(503);
  const served = await fetch(`${b.url}/config.json`);
  expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
  expect(await b.exited).toBe(0);
  await database.drop();
  fs.rmSync(otherDir, { recursive: true, force: true });
});
