import { createHash } from "node:crypto";
import http from "node:http";
import { afterAll, expect, test } from "vitest";
import { close, listen } from "../../../sandbox/listen.ts";
import { authFixture, PASSWORD } from "../../testing/auth-server.ts";
import { newEmail, newcomer, openBrowser } from "../../testing/browser.ts";
import { createBreachedPasswords } from "./breached-passwords.ts";

const LEAKED = "a password of a leak";
const sha1 = createHash("sha1").update(LEAKED).digest("hex").toUpperCase();
const asked: string[] = [];
let isSilent = false;
const ranges = http.createServer((incoming, outgoing) => {
  asked.push(incoming.url!);
  if (!isSilent) outgoing.end(`${"0".repeat(35)}:0\r\n${sha1.slice(5)}:3\r\n`);
});

const rangeUrl = `http://127.0.0.1:${await listen(ranges)}/range/`;
afterAll(() => close(ranges));
const server = await authFixture({ config: { breachedPasswordsUrl: rangeUrl } });

const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { code?: string }).code}`;

test.each([
  ["password", "400 PASSWORD_TOO_COMMON"],
  ["12345678", "400 PASSWORD_TOO_COMMON"],
  ["PassWord1", "400 PASSWORD_TOO_COMMON"],
  ["qwertyui", "400 PASSWORD_TOO_COMMON"],
  ["luliluli", "400 PASSWORD_TOO_COMMON"],
  ["aaaaaaaa", "400 PASSWORD_TOO_COMMON"],
  ["ada.lovelace", "400 PASSWORD_TOO_COMMON"],
  ["Ada.Lovelace@example.com", "400 PASSWORD_TOO_COMMON"],
  [LEAKED, "400 PASSWORD_COMPROMISED"],
])("nobody signs up with %s", async (password, refusal) => {
  const email = "ada.lovelace@example.com";
  expect(await codeOf(await openBrowser(server).signUp(email, { password }))).toBe(refusal);
});

test("nor is one chosen later, and the reset link stays good for a better one", async () => {
  const { browser, email } = await newcomer(server);
  const change = (newPassword: string) =>
    browser.post("/auth/v1/change-password", { currentPassword: PASSWORD, newPassword });
  expect(await codeOf(await change("password1"))).toBe("400 PASSWORD_TOO_COMMON");
  expect(await codeOf(await change(email))).toBe("400 PASSWORD_TOO_COMMON");
  expect(await codeOf(await change(LEAKED))).toBe("400 PASSWORD_COMPROMISED");
  const token = await browser.resetToken(email);
  const reset = (newPassword: string) =>
    openBrowser(server).post("/auth/v1/reset-password", { token, newPassword });
  expect(await codeOf(await reset("iloveyou1"))).toBe("400 PASSWORD_TOO_COMMON");
  expect((await reset("three words more")).status).toBe(200);
});

test("the service of leaks is told five letters of a hash, and never the password", async () => {
  await openBrowser(server).signUp(newEmail(), { password: LEAKED });
  expect(asked.at(-1)).toBe(`/range/${sha1.slice(0, 5)}`);
});

test("a service that is unreachable or slow refuses no password", async () => {
  const warned: string[] = [];
  const log = { warn: (message: string) => void warned.push(message) };
  isSilent = true;
  expect(await createBreachedPasswords(rangeUrl, log, 20)(LEAKED)).toBe(false);
  expect(await createBreachedPasswords("http://127.0.0.1:1/", log)(LEAKED)).toBe(false);
  expect(await createBreachedPasswords(null, log)(LEAKED)).toBe(false);
  expect(warned).toHaveLength(2);
  isSilent = false;
});
