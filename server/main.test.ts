import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatPage } from "../shared/contracts/chat.ts";
import { firstWords } from "./testing/chat/chat.ts";
import { freePort } from "./embedded-postgres/processes.ts";
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

const MAIN = path.join(import.meta.dirname, "main.ts");
const DEMO = "demo@luli.test";
const METRICS_TOKEN = "a-token-for-prometheus";

let dataDir: string;
const running: RunningLuli[] = [];
const start = async (env: Record<string, string> = {}, program?: string[]) => {
  const luli = await startLuli({ DATA_DIR: dataDir, ...env }, program);
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

test("server starts on an empty data directory, outlives its Postgres, and comes back from kill -9 the same", async () => {
  const luli = await start({ METRICS_TOKEN });
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
  expect(luli.output()).not.toContain("Warning");

  const secrets = fs.readdirSync(dataDir).filter((name) => /secret|password|accounts/.test(name));
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const name of secrets)
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o077, name).toBe(0);

  expect(await refused({})).toMatch(
    /^The data directory .* is in use by another Luli \(process \d+\)\.$/,
  );
  const beside = await spawnLuli({ DATA_DIR: dataDir }, ["scripts/dev.mjs"]);
  expect(await beside.exited).toBe(1);
  expect(beside.output()).toMatch(/^The data directory .* is in use by another Luli/m);
  await keepsItsReply(luli);
  await counts(luli);

  luli.child.kill("SIGKILL");
  await luli.exited;
  const again = await start();
  expect(passwordOf(again, DEMO)).toBe(passwordOf(luli, DEMO));
  expect(await status(`${again.url}/readyz`)).toBe(200);
  again.child.kill("SIGHUP");
  expect(await again.exited).toBe(0);
  const stopped = await spawnLuli({ DATA_DIR: dataDir });
  await vi.waitUntil(() => fs.existsSync(path.join(dataDir, "postgres/postmaster.pid")), 20_000);
  stopped.child.kill("SIGINT");
  expect(await stopped.exited).toBe(0);
  expect(stopped.output()).not.toMatch(/"level":"(?:warn|error)"|Luli is at/);

  fs.appendFileSync(path.join(dataDir, "postgres/postgresql.conf"), "\nshared_buffers = 'lots'\n");
  expect(await refused({})).toMatch(/^Postgres does not start: .*shared_buffers/);
});

/** While its Postgres is killed and comes back. */
async function keepsItsReply(luli: RunningLuli): Promise<void> {
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
}

/** The counters contain content-free numbers only. */
async function counts(luli: RunningLuli): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const numbers = await (await fetch(`${luli.url}/metrics`, { headers })).text();
  for (const counted of [
    'luli_http_request_duration_seconds_count{call="GET /healthz",status="200"} 1',
    'luli_http_request_duration_seconds_count{call="POST /functions/v1/chat",status="200"} 1',
    'luli_open_streams{call="POST /functions/v1/chat"} 0',
    "luli_chat_first_word_seconds_count 1",
    'luli_model_first_word_seconds_count{purpose="reply"} 1',
    'luli_model_answer_duration_seconds_count{purpose="reply",outcome="stop"} 1',
  ])
    expect(numbers).toContain(`${counted}\n`);
  expect(numbers).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}/);
  expect(luli.output()).toMatch(/"event":"request","request_id":"\w{32}".*"ended":"done"/);
}

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

/** A request from 127.0.0.2 counts as one from another machine. */
function askAsPhone(url: string, cookie = ""): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { localAddress: "127.0.0.2", headers: { cookie } }, (answer) =>
      resolve(answer.resume()),
    );
    request.once("error", reject);
  });
}

/** README's `npm start -- --lan` opens the address with the key, then payments and Google. */
async function expectOpenToPhone(luli: RunningLuli): Promise<void> {
  const { url } = luli;
  const [, open = ""] = /elsewhere +(\S+)/.exec(luli.output())!;
  expect((await askAsPhone(`${url}/sandbox/mail`)).statusCode).toBe(404);
  const { statusCode, headers } = await askAsPhone(open);
  expect([statusCode, headers.location]).toEqual([302, "/"]);
  const [cookie = ""] = headers["set-cookie"]![0]!.split(";");
  expect((await askAsPhone(`${url}/sandbox/mail`, cookie)).statusCode).toBe(200);
  const { stripe_js_url: script } = (await (await fetch(`${url}/config.json`)).json()) as {
    stripe_js_url: string;
  };
  expect((await askAsPhone(script)).statusCode).toBe(404);
  expect((await askAsPhone(script, cookie)).statusCode).toBe(200);
}

test("two servers share one database, either may be killed, and one that stops says so first", async () => {
  const database = await createTestDatabase();
  const otherDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-main-"));
  const AUTH_SECRET = "the same secret on every replica of Luli";
  const port = await freePort();
  const [a, b] = await Promise.all([
    start({ DATABASE_URL: database.url, AUTH_SECRET }),
    start(
      {
        DATABASE_URL: database.url,
        AUTH_SECRET,
        DATA_DIR: otherDir,
        STOP_ANNOUNCE_SECONDS: "2",
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      },
      [MAIN, "--lan"],
    ),
  ]);
  expect([await status(`${a.url}/readyz`), await status(`${b.url}/readyz`)]).toEqual([200, 200]);
  await expectOpenToPhone(b);
  // An external database never gets an admin whose password stands in a log.
  expect(a.output()).toContain("accounts   none were made");
  // Without the secret the server would make up its own, and other servers would refuse its tokens.
  expect(await refused({ DATABASE_URL: database.url })).toMatch(
    /^AUTH_SECRET .* does not open the keys of this database: /,
  );
  a.child.kill("SIGKILL");
  await a.exited;
  expect(await status(`${b.url}/readyz`)).toBe(200);
  b.child.kill("SIGTERM");
  // The proxy in front is told first; requests are served meanwhile.
  await expect.poll(() => status(`${b.url}/readyz`)).toBe(503);
  const served = await fetch(`${b.url}/config.json`);
  expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
  expect(await b.exited).toBe(0);
  await database.drop();
  fs.rmSync(otherDir, { recursive: true, force: true });
});
