// The second factor, used by its owner and attacked with the password, the session or an old code.
import { describe, expect, test } from "vitest";
import { appCode } from "../../../shared/rules/testing/authenticator.ts";
import { authFixture, PASSWORD } from "../../testing/auth-server.ts";
import { newcomer, openBrowser, type TestBrowser } from "../../testing/browser.ts";

const server = await authFixture();

type App = { totpURI: string; backupCodes: string[] };
const CHANGED = "How you sign in to Luli has changed";
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ""}`.trim();
const told = (email: string) => server.mailsTo(email).filter(({ subject }) => subject === CHANGED);
const showCode = (browser: TestBrowser, { totpURI }: Pick<App, "totpURI">, steps = 0) =>
  browser.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI, steps) });
const showRecovery = (browser: TestBrowser, code: string) =>
  browser.post("/auth/v1/two-factor/verify-backup-code", { code });

const begin = async (browser: TestBrowser) =>
  (await (await browser.post("/auth/v1/two-factor/enable", { password: PASSWORD })).json()) as App;

/** Signs up a person and turns the second factor on, which uses up the code of this half minute. */
async function arriveWithApp() {
  const { browser, email } = await newcomer(server);
  const app = await begin(browser);
  expect((await showCode(browser, app)).status).toBe(200);
  return { browser, email, ...app };
}

describe("the second factor, turned on,", () => {
  test("the password alone signs nobody in, a code does, and a mail told of it", async () => {
    const { email, ...app } = await arriveWithApp();
    const other = openBrowser(server);
    expect(await (await other.signIn(email)).json()).toMatchObject({ twoFactorRedirect: true });
    expect(await other.isIn()).toBe(false);
    expect((await showCode(other, app, 1)).status).toBe(200);
    expect(await other.isIn()).toBe(true);
    expect(told(email)).toHaveLength(1);
    expect(await other.get("/auth/v1/get-session").then((answer) => answer.json())).toMatchObject({
      session: { factor: "totp" },
    });
  });

  test("ends sessions that were opened by the password alone", async () => {
    const { browser: here, email } = await newcomer(server);
    const elsewhere = openBrowser(server);
    await elsewhere.signIn(email);
    const app = await begin(here);
    expect(await elsewhere.isIn()).toBe(true);
    await showCode(here, app);
    expect([await here.isIn(), await elsewhere.isIn()]).toEqual([true, false]);
  });

  test("a code is good once, in whichever sign-in it is shown again", async () => {
    const { email, ...app } = await arriveWithApp();
    const first = openBrowser(server);
    await first.signIn(email);
    expect((await showCode(first, app, 1)).status).toBe(200);
    const second = openBrowser(server);
    await second.signIn(email);
    expect(await codeOf(await showCode(second, app, 1))).toBe("400 CODE_USED");
    expect((await showRecovery(second, app.backupCodes[0]!)).status).toBe(200);
  });

  test("a wrong code is answered with what to do now", async () => {
    const { email, backupCodes } = await arriveWithApp();
    const other = openBrowser(server);
    await other.signIn(email);
    const wrong = await other.post("/auth/v1/two-factor/verify-totp", { code: "000000" });
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      {
        code: "INVALID_CODE",
        message: "That code is not right. Please type the one that your app shows now.",
      },
    ]);
    const noCode = {
      code: "INVALID_BACKUP_CODE",
      message: "That recovery code is not right, or was used before. Please try another one.",
    };
    // A recovery code has no next one to wait for.
    for (const code of ["aaaaa-aaaaa", "aaaaa-aaaaa"]) {
      const refused = await showRecovery(other, code);
      expect([refused.status, await refused.json()]).toEqual([401, noCode]);
    }
    expect((await showRecovery(other, backupCodes[0]!)).status).toBe(200);
  });

  test("a recovery code works once, and a mail says that it did", async () => {
    const { email, backupCodes } = await arriveWithApp();
    const other = openBrowser(server);
    await other.signIn(email);
    const both = [showRecovery(other, backupCodes[0]!), showRecovery(other, backupCodes[0]!)];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await other.isIn()).toBe(true);
    const again = openBrowser(server);
    await again.signIn(email);
    const later = await server.query("delete from rate_limits where key like 'code|%' returning 1");
    expect(later.length).toBeGreaterThan(0);
    expect(await codeOf(await showRecovery(again, backupCodes[0]!))).toBe(
      "401 INVALID_BACKUP_CODE",
    );
    expect(told(email)).toHaveLength(2);
  });

  test("ten codes are guessed, and no more, over however many sign-ins and at once", async () => {
    const { email, ...app } = await arriveWithApp();
    const guesses = Array.from({ length: 4 }, async (_each, at) => {
      const thief = openBrowser(server);
      await thief.signIn(email);
      for (let guess = 0; guess < 4; guess += 1)
        await thief.post("/auth/v1/two-factor/verify-totp", { code: `00${at}00${guess}` });
    });
    await Promise.all(guesses);
    const thief = openBrowser(server);
    await thief.signIn(email);
    expect(await codeOf(await showCode(thief, app, 1))).toBe("429 too_many_attempts");
  });

  test("the owner's known browser gets in while a thief guesses", async () => {
    const { browser, email, ...app } = await arriveWithApp();
    await browser.post("/auth/v1/sign-out");
    const thief = openBrowser(server);
    for (let guess = 0; guess < 12; guess += 1) {
      if (guess % 4 === 0) await thief.signIn(email);
      await thief.post("/auth/v1/two-factor/verify-totp", { code: `11111${guess}` });
    }
    await browser.signIn(email);
    expect((await showCode(browser, app, 1)).status).toBe(200);
  });

  test("no browser is excused from it", async () => {
    const { email, ...app } = await arriveWithApp();
    const browser = openBrowser(server);
    await browser.signIn(email);
    await browser.post("/auth/v1/two-factor/verify-totp", {
      code: appCode(app.totpURI, 1),
      trustDevice: true,
    });
    await browser.post("/auth/v1/sign-out");
    expect(await (await browser.signIn(email)).json()).toMatchObject({ twoFactorRedirect: true });
  });

  test("a session alone neither turns it off nor makes codes, and guesses no password", async () => {
    const { browser, email } = await arriveWithApp();
    const ask = (path: string, body: object) => browser.post(`/auth/v1/two-factor/${path}`, body);
    for (const path of ["disable", "generate-backup-codes", "enable"])
      expect(await codeOf(await ask(path, {}))).toBe("400 INVALID_PASSWORD");
    for (let guess = 0; guess < 7; guess += 1) await ask("disable", { password: "x".repeat(200) });
    expect(await codeOf(await ask("disable", { password: PASSWORD }))).toBe(
      "429 too_many_attempts",
    );
    await server.query("delete from rate_limits");
    const fresh = await ask("generate-backup-codes", { password: PASSWORD });
    expect(((await fresh.json()) as { backupCodes: string[] }).backupCodes).toHaveLength(10);
    expect((await ask("disable", { password: PASSWORD })).status).toBe(200);
    expect(told(email)).toHaveLength(3);
    expect(
      await openBrowser(server)
        .signIn(email)
        .then((answer) => answer.json()),
    ).toHaveProperty("token");
  });

  test("a new password does not pass by it", async () => {
    const { email, browser } = await arriveWithApp();
    await browser.post("/auth/v1/change-password", {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}!`,
      revokeOtherSessions: true,
    });
    const session = await browser.get("/auth/v1/get-session");
    expect(await session.json()).toMatchObject({ session: { factor: "totp" } });
    const other = openBrowser(server);
    const answer = await other.signIn(email, `${PASSWORD}!`);
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
  });

  test("its key and codes lie in the database locked", async () => {
    const { email, totpURI, backupCodes } = await arriveWithApp();
    const [row] = await server.query<{ secret: string; backup_codes: string }>(
      "select f.* from second_factors f join users u on u.id = f.user_id where u.email = $1",
      [email],
    );
    const key = new URL(totpURI).searchParams.get("secret")!;
    expect(row!.secret).not.toContain(key);
    for (const code of backupCodes) expect(row!.backup_codes).not.toContain(code);
  });
});

test("stays off without a right code", async () => {
  const { browser, email } = await newcomer(server);
  await begin(browser);
  const wrong = await browser.post("/auth/v1/two-factor/verify-totp", { code: "000000" });
  expect(await codeOf(wrong)).toBe("401 INVALID_CODE");
  expect(await (await openBrowser(server).signIn(email)).json()).toHaveProperty("token");
});
