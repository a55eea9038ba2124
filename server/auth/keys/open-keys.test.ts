import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkIn, PASSWORD, startAuthServer, type AuthServer } from "../../testing/auth-server.ts";
import { appCode } from "../../../shared/rules/testing/authenticator.ts";
import { newEmail, newcomer, openBrowser, type TestBrowser } from "../../testing/browser.ts";
import { openTestKeys } from "../../testing/test-keys.ts";

const newSecret = () => randomBytes(32).toString("base64url");
const REFUSAL = /^AUTH_SECRET .* does not open the keys of this database: .*AUTH_SECRET_PREVIOUS/;

let server: AuthServer;
let opened: AuthServer[];
beforeEach(async () => {
  server = await startAuthServer();
  opened = [server];
});
afterEach(async () => {
  for (const each of opened.toReversed()) await each.stop();
});

/** Starts with the settings of another server on this database. */
const openWith = (given: Partial<AuthServer["context"]["config"]>) =>
  openTestKeys(server.context.pool, { ...server.context.config, ...given });
/** Starts a server with a new secret beside the previous one. */
async function renew() {
  const secrets = { authSecret: newSecret(), authSecretPrevious: usedSecret() };
  const other = await startAuthServer({ beside: server, secrets });
  opened.push(other);
  return other;
}
const usedSecret = () => server.context.config.authSecret;

describe("another secret", () => {
  test("ends the start, also before anybody has signed in", async () => {
    await expect(openWith({ authSecret: newSecret() })).rejects.toThrow(REFUSAL);
  });

  test("changes nothing where the secret is the same: both servers have the same keys", async () => {
    expect(await openWith({})).toEqual(server.context.keys);
  });
});

describe("a new secret beside the previous one", () => {
  test("opens what the previous one locked, and alone from then on", async () => {
    await openBrowser(server).arrive();
    const authSecret = newSecret();
    const keys = await openWith({ authSecret, authSecretPrevious: usedSecret() });
    expect(keys).toEqual(server.context.keys);
    expect(await openWith({ authSecret })).toEqual(keys);
    await expect(openWith({})).rejects.toThrow(REFUSAL);
  });

  test("keeps people signed in, and those of a server that still runs with the previous one", async () => {
    const { browser: ada } = await newcomer(server);
    const renewed = await renew();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const tokenAt = async (at: AuthServer, shown: string) =>
      (await openBrowser(at).get("/auth/v1/token", { headers: { cookie: shown } })).status;
    expect(await tokenAt(renewed, cookie)).toBe(200);
    expect(await tokenAt(server, cookie)).toBe(200);
    const forged = cookie.replace(/(session_token=[^.]+)\.[^.]{10}/, "$1.AAAAAAAAAA");
    expect(await tokenAt(renewed, forged)).toBe(401);
  });

  test("keeps the links of the last hour, opened where one signed up and elsewhere", async () => {
    const people = [newEmail(), newEmail()];
    const [here, there] = [openBrowser(server), openBrowser(server)];
    await here.signUp(people[0]!);
    await openBrowser(server).signUp(people[1]!);
    await there.confirm(people[1]!);
    const renewed = await renew();
    const at = (browser: TestBrowser) => {
      const moved = openBrowser(renewed);
      for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
      return moved;
    };
    const link = new URL(linkIn(server.mailsTo(people[0]!)[0]));
    const followed = await at(here).get(link.pathname + link.search);
    expect(followed.headers.get("location")).toBe("/chat");
    // Confirmed by the link that waited and the password together.
    expect((await at(there).signIn(people[1]!)).status).toBe(200);
    expect((await openBrowser(renewed).signIn(people[0]!)).status).toBe(200);
    const forged = link.search.replace(/token=[^.]+/, "token=eyJhbGciOiJub25lIn0");
    const refused = await openBrowser(renewed).get(link.pathname + forged);
    expect(refused.headers.get("location")).toContain("error=invalid_token");
  });

  test("keeps browsers known, whose owners nobody locks out", async () => {
    const { browser: ada, email } = await newcomer(server);
    await server.query("update users set created_at = now() - interval '1 day'");
    const renewed = await renew();
    const again = openBrowser(renewed);
    again.cookies.set("luli.known_browser", ada.cookies.get("luli.known_browser")!);
    await again.signIn(email);
    expect(renewed.mailsTo(email)).toEqual([]);
    await openBrowser(renewed).signIn(email);
    expect(renewed.mailsTo(email)).toHaveLength(1);
  });

  test("keeps second factors, and their recovery codes", async () => {
    const { browser: ada, email } = await newcomer(server);
    const begun = await ada.post("/auth/v1/two-factor/enable", { password: PASSWORD });
    const { totpURI, backupCodes } = (await begun.json()) as {
      totpURI: string;
      backupCodes: string[];
    };
    await ada.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI) });
    const renewed = await renew();
    for (const [call, code] of [
      ["verify-totp", appCode(totpURI, 1)],
      ["verify-backup-code", backupCodes[0]],
    ]) {
      const again = openBrowser(renewed);
      await again.signIn(email);
      expect((await again.post(`/auth/v1/two-factor/${call}`, { code })).status).toBe(200);
    }
  });
});

describe("the push keys", () => {
  test("come from the configuration as long as it has them", async () => {
    const vapid = { publicKey: "p".repeat(87), privateKey: "k".repeat(43) };
    expect((await openWith({ vapid })).vapid).toEqual(vapid);
    expect((await openWith({})).vapid).toEqual(server.context.keys.vapid);
  });

  test("lie in the database without their private part in the clear", async () => {
    const rows = JSON.stringify(await server.query("select * from stored_keys"));
    expect(rows).not.toContain(server.context.keys.vapid.privateKey);
    expect(rows).not.toContain(server.context.keys.trials);
  });
});
