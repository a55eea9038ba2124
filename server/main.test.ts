import fs from "node:fs";
import { expect, test, vi } from "vitest";
import type { ChatPage } from "../shared/contracts/chat.ts";
import { firstWords } from "./testing/chat/chat.ts";
import { luliFixture } from "./testing/processes/luli-fixture.ts";
import {
  passwordOf,
  type RunningLuli,
  signInTo,
  spawnLuli,
} from "./testing/processes/start-luli.ts";

const DEMO = "demo@luli.test";
const METRICS_TOKEN = "a-token-for-prometheus";
const { dir, start, refused } = luliFixture();
const status = async (url: string) => (await fetch(url)).status;

test("a server starts on an empty data directory, outlives its Postgres, and comes back from kill -9 the same", async () => {
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

  const secrets = fs.readdirSync(dir()).filter((name) => /secret|password|accounts/.test(name));
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const name of secrets) expect(fs.statSync(dir(name)).mode & 0o077, name).toBe(0);

  expect(await refused()).toMatch(
    /^The data directory .* is in use by another Luli \(process \d+\)\.$/,
  );
  const beside = await spawnLuli({ DATA_DIR: dir() }, ["scripts/dev.mjs"]);
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
  const stopped = await spawnLuli({ DATA_DIR: dir() });
  await vi.waitUntil(() => fs.existsSync(dir("postgres/postmaster.pid")), 20_000);
  stopped.child.kill("SIGINT");
  expect(await stopped.exited).toBe(0);
  expect(stopped.output()).not.toMatch(/"level":"(?:warn|error)"|Luli is at/);

  fs.appendFileSync(dir("postgres/postgresql.conf"), "\nshared_buffers = 'lots'\n");
  expect(await refused()).toMatch(/^Postgres does not start: .*shared_buffers/);
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
  const [pid] = fs.readFileSync(dir("postgres/postmaster.pid"), "utf8").split("\n");
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
