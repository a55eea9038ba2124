// The life of a server as a process of its own, from an empty data directory on. Each test goes on where the one before it ended.
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import type { ChatPage } from "../shared/contracts/chat.ts";
import type { PublicConfig } from "../shared/contracts/config.ts";
import type { Mail } from "./platform/mail.ts";
import { PASSWORD } from "./testing/auth-server.ts";
import { openBrowser } from "./testing/browser.ts";
import { firstWords } from "./testing/chat/chat.ts";
import { luliFixture } from "./testing/processes/luli-fixture.ts";
import {
  passwordOf,
  type RunningLuli,
  signInTo,
  spawnLuli,
} from "./testing/processes/start-luli.ts";
import { ROOT } from "./testing/production/dockerfile.ts";
import { AGREED } from "./testing/subscription.ts";

const DEMO = "demo@luli.test";
const LEAVER = "leaver@example.com";
const METRICS_TOKEN = "a-token-for-prometheus";
const { dir, start, refused } = luliFixture({ isShared: true });
let luli: RunningLuli;
let firstPassword: string;

const status = async (url: string) => (await fetch(url)).status;
const json = async (address: string): Promise<unknown> =>
  (await fetch(`${luli.url}${address}`)).json();

/** Runs a command as an operator gives it; rejects when it fails. */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const options = { cwd: ROOT, env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } };
  const { stdout, stderr } = await promisify(execFile)("/bin/sh", ["-c", command], options);
  return stdout + stderr;
}

const post = (headers: Record<string, string>, content: string) =>
  fetch(`${luli.url}/functions/v1/chat`, {
    method: "POST",
    headers,
    body: JSON.stringify({ messages: [{ role: "user", content }] }),
  });

async function listChats(headers: Record<string, string>) {
  const page = (await (await fetch(`${luli.url}/api/chats`, { headers })).json()) as ChatPage;
  return page.chats.filter((chat) => chat.status === "done");
}

test("a server starts on an empty data directory, says what it is, and keeps its secrets to its owner", async () => {
  luli = await start({ METRICS_TOKEN });
  firstPassword = passwordOf(luli, DEMO);
  expect(await json("/healthz")).toEqual({ status: "ok" });
  await expect
    .poll(() => json("/readyz"), { timeout: 30_000 })
    .toEqual({ status: "ready", model: "well" });
  expect(await json("/config.json")).toMatchObject({
    public_url: luli.url,
    google: true,
    sandbox: ["mail", "google", "model", "stripe"],
  });
  expect(await json("/sandbox/mail/messages")).toEqual([]);
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
});

test("a second server is refused in its data directory, also one of npm run dev", async () => {
  expect(await refused()).toMatch(
    /^The data directory .* is in use by another Luli \(process \d+\)\.$/,
  );
  const beside = await spawnLuli({ DATA_DIR: dir() }, ["scripts/dev.mjs"]);
  expect(await beside.exited).toBe(1);
  expect(beside.output()).toMatch(/^The data directory .* is in use by another Luli/m);
});

test("a reply outlives its Postgres", async () => {
  const headers = await signInTo(luli, DEMO);
  const reply = await firstWords(await post(headers, "What do you like best?"));
  const [pid] = fs.readFileSync(dir("postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  const readiness = await fetch(`${luli.url}/readyz`);
  expect(await readiness.text()).toMatch(/"status":"ready"|"code":"database_unavailable"/);
  const { text, isDone } = await reply.rest();
  expect(isDone).toBe(true);
  await vi.waitUntil(async () => (await status(`${luli.url}/readyz`)) === 200, 20_000);
  expect((await listChats(headers))[0]).toMatchObject({ response: text });
});

test("the counters contain content-free numbers only", async () => {
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
});

const admin = () => run(`node scripts/admin.mjs ${DEMO}`, { DATA_DIR: dir() });

test("the admin command works beside a running server", async () => {
  const said = await admin();
  expect(said).toContain(`built-in Postgres of the running Luli in ${dir()}`);
  expect(said).toContain("demo@luli.test is an admin now");
  expect(await status(`${luli.url}/readyz`)).toBe(200);
});

/** The commands as docs/backup.md has them. */
const [backup, restore] = [
  ...fs.readFileSync(path.join(ROOT, "docs/backup.md"), "utf8").matchAll(/^```sh\n(.*?)^```/gms),
]
  .flatMap(([, block]) => block!.trim().split("\n"))
  .filter((line) => line.includes("npm run ")) as [string, string];
const here = (command: string) =>
  command
    .replace("luli.backup.gz", dir("luli.backup.gz"))
    .replace("DATA_DIR=restored", `DATA_DIR=${dir("restored")}`);
let backedUp: ChatPage["chats"][number];

test("a backup is made while a person chats", async () => {
  const headers = await signInTo(luli, DEMO);
  [backedUp] = (await listChats(headers)) as [typeof backedUp];
  let isOver = false;
  const chatting = (async () => {
    for (let n = 0; !isOver; n++) await (await post(headers, `Hello for the ${n}. time`)).text();
  })();
  expect(await run(here(backup), { DATA_DIR: dir() })).toMatch(
    /of the running Luli in .*\n\d+ rows are in .*luli\.backup\.gz/,
  );
  isOver = true;
  await chatting;
});

const mailTo = async (subject: RegExp) => {
  let found: Mail | undefined;
  const find = async () =>
    (found = ((await json("/sandbox/mail/messages")) as Mail[]).find(
      (mail) => mail.to.includes(LEAVER) && subject.test(mail.subject),
    ));
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return found!;
};
const subscriptions = () => {
  const text = fs.readFileSync(dir("sandbox/stripe.json"), "utf8");
  const stripe = JSON.parse(text) as { subscriptions: Record<string, { status: string }> };
  return Object.values(stripe.subscriptions).map((one) => one.status);
};

test("a killed server comes back the same; a deletion that was asked for before is done, and what is paid for ends", async () => {
  const browser = openBrowser({ url: luli.url, mailsTo: () => [] });
  await browser.signUp(LEAVER);
  const { text } = await mailTo(/Confirm/);
  await browser.get(/https?:\/\/\S+/.exec(text)![0]);
  const headers = await browser.bearer();
  const checkout = await browser.post("/functions/v1/create-checkout", AGREED, { headers });
  const { clientSecret } = (await checkout.json()) as { clientSecret: string };
  const { stripe_js_url: script } = (await json("/config.json")) as PublicConfig;
  const card = { number: "4242424242424242", expiry: "12 / 99", cvc: "123", name: "Ada" };
  await fetch(new URL(`/checkout/${clientSecret}`, script!), {
    method: "POST",
    body: new URLSearchParams(card),
  });
  await expect.poll(subscriptions).toEqual(["trialing"]);
  const sure = { confirmation: LEAVER, password: PASSWORD };
  const asked = await browser.post("/api/me/deletion", sure, { headers });
  luli.child.kill("SIGKILL");
  expect(asked.status).toBe(202);
  await luli.exited;

  luli = await start();
  expect(passwordOf(luli, DEMO)).toBe(firstPassword);
  expect(await status(`${luli.url}/readyz`)).toBe(200);
  await mailTo(/has been deleted/);
  await expect.poll(subscriptions).toEqual(["canceled"]);
  const again = openBrowser({ url: luli.url, mailsTo: () => [] });
  expect((await again.signIn(LEAVER)).status).toBe(401);
});

test("a server ends in order by SIGHUP, and while it starts; the admin command works without it", async () => {
  luli.child.kill("SIGHUP");
  expect(await luli.exited).toBe(0);
  expect(await admin()).toBe(
    `Database: built-in Postgres in ${dir()}\ndemo@luli.test is an admin already: nothing has changed.\n`,
  );
  expect(fs.existsSync(dir("postgres/postmaster.pid"))).toBe(false);
  const stopped = await spawnLuli({ DATA_DIR: dir() });
  await vi.waitUntil(() => fs.existsSync(dir("postgres/postmaster.pid")), 20_000);
  stopped.child.kill("SIGINT");
  expect(await stopped.exited).toBe(0);
  expect(stopped.output()).not.toMatch(/"level":"(?:warn|error)"|Luli is at/);
});

test("people sign in and chat on once a backup is restored", async () => {
  expect(await run(here(restore))).toMatch(/\d+ rows of .* are back: start Luli\./);
  luli = await start({ DATA_DIR: dir("restored") });
  expect(passwordOf(luli, DEMO)).toBe(firstPassword);
  const headers = await signInTo(luli, DEMO);
  expect(await listChats(headers)).toContainEqual(backedUp);
  await (await post(headers, "Hello after it")).text();
  expect((await listChats(headers))[0]!.message).toBe("Hello after it");
  await expect(run(here(restore))).rejects.toThrow(/in use by another Luli \(process \d+\)/);
});

test("a start is refused in one sentence if Postgres does not start", async () => {
  fs.appendFileSync(dir("postgres/postgresql.conf"), "\nshared_buffers = 'lots'\n");
  expect(await refused()).toMatch(/^Postgres does not start: .*shared_buffers/);
});
