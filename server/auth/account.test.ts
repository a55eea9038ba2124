// A signed-in person changes password, address and sessions. Then: a link of a mail that is opened several times at once, as
// by a hurried person and the scanner of their mail.
import { describe, expect, test } from "vitest";
import { atOnce, type Call, type From, sixTimes, TIMES } from "../testing/auth/at-once.ts";
import { newEmail, newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, linkIn, PASSWORD, UNREACHABLE_STRIPE } from "../testing/auth-server.ts";

const NEW_PASSWORD = "a whole new password";
const server = await authFixture();

const landing = (response: Response) => {
  const url = new URL(response.headers.get("location")!, server.url);
  return `${url.pathname}${url.search}`;
};
const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;
const subjects = (email: string) => server.mailsTo(email).map(({ subject }) => subject);

describe("a change of password", () => {
  const change = (browser: ReturnType<typeof openBrowser>, more: Record<string, unknown> = {}) =>
    browser.post("/auth/v1/change-password", {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      revokeOtherSessions: false,
      ...more,
    });

  test("takes the old one and gives the new one, and the owner hears of it", async () => {
    const { browser, email } = await newcomer(server);
    expect((await change(browser)).status).toBe(200);
    expect(await browser.isIn()).toBe(true);
    expect((await openBrowser(server).signIn(email)).status).toBe(401);
    expect((await openBrowser(server).signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(subjects(email)).toContain("Your Luli password has changed");
  });

  test("fails with a wrong password, a short one, or none, and changes nothing", async () => {
    const { browser, email } = await newcomer(server);
    const refusals = [
      [{ currentPassword: "not this one" }, "INVALID_PASSWORD"],
      [{ newPassword: "short" }, "PASSWORD_TOO_SHORT"],
      [{ newPassword: "x".repeat(129) }, "PASSWORD_TOO_LONG"],
      [{ currentPassword: undefined }, "VALIDATION_ERROR"],
    ] as const;
    for (const [more, code] of refusals) {
      const answer = await change(browser, more);
      expect(answer.status).toBe(400);
      expect(await bodyOf(answer)).toMatchObject({ code });
    }
    expect((await openBrowser(server).signIn(email)).status).toBe(200);
    expect(subjects(email)).not.toContain("Your Luli password has changed");
  });

  test("cannot be used to guess: wrong ones count like those of a sign-in, and apart from them", async () => {
    const { browser, email } = await newcomer(server);
    const guess = () => change(browser, { currentPassword: "a guess" });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(await bodyOf(answers.find(({ status }) => status === 429)!)).toMatchObject({
      code: "too_many_attempts",
    });
    expect((await change(browser)).status).toBe(429);
    expect((await browser.signIn(email)).status).toBe(200);
  });

  test("the right one is no guess, however often it is given", async () => {
    const { browser } = await newcomer(server);
    for (let i = 0; i < 12; i += 1)
      expect((await change(browser, { newPassword: PASSWORD })).status).toBe(200);
  });
});

describe("a change of address", () => {
  const ask = (
    browser: ReturnType<typeof openBrowser>,
    newEmailAddress: unknown,
    currentPassword: unknown = PASSWORD,
  ) =>
    browser.post("/auth/v1/change-email", {
      newEmail: newEmailAddress,
      currentPassword,
      callbackURL: "/profile?email=changed",
    });
  const linkTo = (email: string) => linkIn(server.mailsTo(email).at(-1));

  test("needs a confirmation by the new address, and the old one hears of both steps in its owner's language", async () => {
    const { browser, email } = await newcomer(server, newEmail(), { language: "de" });
    const next = newEmail("next");
    expect((await ask(browser, next)).status).toBe(200);
    expect(subjects(next)).toEqual(["Bestätige deine neue E-Mail-Adresse für Luli"]);
    expect(subjects(email).at(-1)).toBe(
      "Jemand möchte die E-Mail-Adresse deines Luli-Kontos ändern",
    );
    expect((await openBrowser(server).signIn(email)).status).toBe(200);

    expect(landing(await browser.get(linkTo(next)))).toBe("/profile?email=changed");
    expect(subjects(email).at(-1)).toBe("Die E-Mail-Adresse deines Luli-Kontos hat sich geändert");
    expect(await browser.isIn()).toBe(true);
    expect((await openBrowser(server).signIn(email)).status).toBe(401);
    expect((await openBrowser(server).signIn(next)).status).toBe(200);
    // Once more does no harm and sends nothing.
    const before = server.mails.length;
    expect(landing(await browser.get(linkTo(next)))).toBe("/profile?email=changed");
    expect(server.mails).toHaveLength(before);
  });

  test("reaches the payment provider once it is confirmed", async () => {
    const { browser, id } = await newcomer(server);
    const next = newEmail("next");
    const { config } = server.context;
    config.stripe = UNREACHABLE_STRIPE;
    const told = () => server.planned.filter(({ queue }) => queue === "customer-address");
    await ask(browser, next);
    expect(told()).toEqual([]);
    await browser.get(linkTo(next));
    expect(told().map(({ data }) => data)).toEqual([{ userId: id }]);
    config.stripe = null;
  });

  test("needs its owner's session, not only the mail", async () => {
    const { browser, email } = await newcomer(server);
    const typo = newEmail("typo");
    await ask(browser, typo);
    const reader = openBrowser(server);
    expect(landing(await reader.get(linkTo(typo)))).toBe("/auth?error=sign_in_to_confirm");
    expect(await reader.isIn()).toBe(false);
    const { browser: stranger } = await newcomer(server);
    expect(landing(await stranger.get(linkTo(typo)))).toContain("error=");
    expect((await openBrowser(server).signIn(email)).status).toBe(200);
    expect((await openBrowser(server).signIn(typo)).status).toBe(401);
  });

  test("says the same for an address that is taken, and sends nothing there", async () => {
    const { browser, email } = await newcomer(server);
    const { email: taken } = await newcomer(server);
    const before = server.mails.length;
    const answers = [await ask(browser, taken), await ask(browser, newEmail("free"))];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array.from({ length: 2 }, () => '{"status":true}'),
    );
    expect(server.mails.slice(before).filter(({ to }) => to === taken)).toEqual([]);
    expect((await openBrowser(server).signIn(email)).status).toBe(200);
  });

  test("wants the password, and a real address", async () => {
    const { browser } = await newcomer(server);
    const refusals = [
      [newEmail(), "not this one", "INVALID_PASSWORD"],
      [newEmail(), null, "INVALID_PASSWORD"],
      [newEmail(), { $ne: "" }, "INVALID_PASSWORD"],
      [newEmail(), "x".repeat(10_000), "INVALID_PASSWORD"],
      ["no address", PASSWORD, "VALIDATION_ERROR"],
      [`${"x".repeat(250)}@example.com`, PASSWORD, "INVALID_EMAIL"],
    ] as const;
    const before = server.mails.length;
    for (const [address, password, code] of refusals) {
      const answer = await ask(browser, address, password);
      expect(answer.status).toBe(400);
      expect(await bodyOf(answer)).toMatchObject({ code });
    }
    expect(server.mails).toHaveLength(before);
    expect((await ask(openBrowser(server), newEmail())).status).toBe(401);
  });

  test("wrong passwords lock it", async () => {
    const { browser } = await newcomer(server);
    for (let i = 0; i < 10; i += 1)
      expect((await ask(browser, newEmail(), "a guess")).status).toBe(400);
    expect((await ask(browser, newEmail())).status).toBe(429);
  });

  test("someone without a password sets one first", async () => {
    const { browser, email } = await newcomer(server);
    await server.query(
      `update accounts set provider_id = 'google', password = null
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    const refused = await ask(browser, newEmail());
    expect(refused.status).toBe(400);
    expect(await bodyOf(refused)).toMatchObject({ code: "NO_PASSWORD" });
    const bearer = await browser.bearer();
    const hasPassword = async () =>
      (await bodyOf(await browser.get("/api/me", { headers: bearer })))["user"];
    expect(await hasPassword()).toMatchObject({ has_password: false });

    const token = await browser.resetToken(email);
    await browser.post("/auth/v1/reset-password", { token, newPassword: NEW_PASSWORD });
    await browser.signIn(email, NEW_PASSWORD);
    expect(await hasPassword()).toMatchObject({ has_password: true });
    expect((await ask(browser, newEmail(), NEW_PASSWORD)).status).toBe(200);
  });
});

describe("a link that is opened several times at once", () => {
  const CHANGED = "/profile?email=changed";
  /** Asks for a change; returns its link. */
  async function linkTo(next: string, browser: ReturnType<typeof openBrowser>): Promise<string> {
    const change = { newEmail: next, currentPassword: PASSWORD, callbackURL: CHANGED };
    await browser.post("/auth/v1/change-email", change);
    return linkIn(server.mailsTo(next).at(-1));
  }
  async function pagesOf(answers: Promise<Response[]>) {
    const before = server.logged().length;
    const pages = (await answers).map(landing).toSorted();
    expect(server.logged().slice(before)).not.toContain('"level":"error"');
    return pages;
  }

  test("signs in once, where it confirms an address", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    await browser.signUp(email);
    const link = linkIn(server.mailsTo(email).at(-1));
    expect(await pagesOf(sixTimes(server, (from) => browser.get(link, from)))).toEqual([
      ...Array<string>(TIMES - 1).fill("/auth?error=invalid_token"),
      "/chat",
    ]);
    const sessions = await server.query(
      "select s.id from sessions s join users u on u.id = s.user_id where u.email = $1",
      [email],
    );
    expect(sessions).toHaveLength(1);
  });

  test("changes an address once, and one mail tells of it", async () => {
    const { browser, email } = await newcomer(server);
    const link = await linkTo(newEmail("next"), browser);
    const pages = await pagesOf(sixTimes(server, (from) => browser.get(link, from)));
    expect(pages).toEqual(Array(TIMES).fill(CHANGED));
    expect(subjects(email).filter((subject) => /email.*changed/.test(subject))).toHaveLength(1);
  });

  test("two links to two addresses change the address once", async () => {
    const { browser } = await newcomer(server);
    const links = [
      await linkTo(newEmail("one"), browser),
      await linkTo(newEmail("other"), browser),
    ];
    const opened = links.map((link) => (from: From) => browser.get(link, from));
    expect(await pagesOf(atOnce(server, opened))).toEqual(["/auth?error=invalid_token", CHANGED]);
  });

  test("an address that two accounts move to goes to one of them, and the other is told", async () => {
    const next = newEmail("next");
    const opened: Call[] = [];
    for (const { browser } of [await newcomer(server), await newcomer(server)]) {
      const link = await linkTo(next, browser);
      opened.push((from) => browser.get(link, from));
    }
    expect(await pagesOf(atOnce(server, opened))).toEqual([CHANGED, "/profile?email=taken"]);
  });
});
