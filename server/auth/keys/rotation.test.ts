// A month's signing key and the one after it, on several servers.
import { randomBytes } from "node:crypto";
import { decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "../../testing/auth-server.ts";
import { openBrowser, type TestBrowser } from "../../testing/browser.ts";
import { openTestKeys } from "../../testing/test-keys.ts";
import { rotateSigningKeys } from "./rotation.ts";

const HOUR_MS = 60 * 60 * 1000;
const MONTH_MS = 30 * 24 * HOUR_MS;

let server: AuthServer;
let ada: TestBrowser;
let first: string;
let opened: AuthServer[];
beforeEach(async () => {
  server = await startAuthServer();
  opened = [server];
  ada = openBrowser(server);
  ({ token: first } = await ada.arrive());
});
afterEach(async () => {
  for (const each of opened.toReversed()) await each.stop();
});

const after = (ms: number) => {
  for (const each of opened) each.setClock(() => Date.now() + ms);
};
const keyOf = (token: string) => decodeProtectedHeader(token).kid;
async function shown(): Promise<string[]> {
  const answer = await ada.get("/auth/v1/jwks");
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}
const rotate = () => Promise.all([1, 2, 3].map(() => rotateSigningKeys(server.context)));
async function startBeside(secrets = { authSecret: server.context.config.authSecret }) {
  const other = await startAuthServer({
    beside: server,
    secrets,
    config: { publicUrl: server.url },
  });
  opened.push(other);
  return other;
}

test("a key that is younger than a month stays the only one", async () => {
  after(MONTH_MS - HOUR_MS);
  await rotate();
  expect(await shown()).toEqual([keyOf(first)]);
});

test("a new one is shown an hour before anything is signed with it, and tokens of the one before hold until they end", async () => {
  const other = await startBeside();
  after(MONTH_MS);
  await rotate();
  after(MONTH_MS + HOUR_MS / 2);
  const [before, next] = await shown();
  expect(before).toBe(keyOf(first));
  expect(keyOf(await ada.token())).toBe(before);
  after(MONTH_MS + 2 * HOUR_MS);
  const token = await ada.token();
  expect(keyOf(token)).toBe(next);
  expect(await shown()).toEqual([before, next]);
  // Tokens go by the true clock, and a server that came before the new key knows it at the first token of it.
  after(0);
  for (const each of [first, token]) expect(await other.verify(each)).not.toBeNull();
});

test("a replaced key is deleted once a day has passed, and the last one never", async () => {
  after(MONTH_MS);
  await rotate();
  after(MONTH_MS + 23 * HOUR_MS);
  await rotate();
  expect(await shown()).toHaveLength(2);
  after(MONTH_MS + 25 * HOUR_MS);
  await rotate();
  after(MONTH_MS + 26 * HOUR_MS);
  expect(await shown()).toEqual([keyOf(await ada.token())]);
  expect(await shown()).not.toContain(keyOf(first));
});

test("a server that knows only the previous secret goes on with the key that it can open", async () => {
  const secrets = {
    authSecret: randomBytes(32).toString("base64url"),
    authSecretPrevious: server.context.config.authSecret,
  };
  const renewed = await startBeside(secrets);
  await openTestKeys(renewed.context.pool, renewed.context.config);
  after(MONTH_MS);
  await rotateSigningKeys(renewed.context);
  after(MONTH_MS + 2 * HOUR_MS);
  expect(keyOf(await ada.token())).toBe(keyOf(first));
  const eve = openBrowser(renewed);
  for (const [name, value] of ada.cookies) eve.cookies.set(name, value);
  expect(keyOf(await eve.token())).toBe((await shown())[1]);
});
