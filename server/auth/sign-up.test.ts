import { describe, expect, test } from "vitest";
import { newEmail, openBrowser } from "../testing/browser.ts";
import { authFixture, linkIn, PASSWORD } from "../testing/auth-server.ts";

const EVEN_MS = 150;
const TAKEN = "taken@example.com";
const server = await authFixture({ evenMs: EVEN_MS });
await openBrowser(server).arrive(TAKEN);

const belongings = (email: string) =>
  server.query<{ id: string; created_at: Date }>(
    `select users.*, (select count(*)::int from puppies where user_id = users.id) as puppies,
       (select count(*)::int from settings where user_id = users.id) as settings,
       (select balance from wallets where user_id = users.id) as balance,
       (select count(*)::int from wallet_entries where user_id = users.id) as entries,
       (select count(*)::int from usage_counters where user_id = users.id) as counters,
       (select count(*)::int from accounts where user_id = users.id) as accounts,
       (select count(*)::int from user_roles where user_id = users.id) as roles
     from users where email = $1`,
    [email],
  );

describe("sign-up", () => {
  test.each(["/checkout", "/chat"])(
    "sends a link that confirms, signs in and leads to %s",
    async (page) => {
      const email = newEmail();
      const browser = openBrowser(server);
      const signUp = await browser.signUp(email, { callbackURL: page });
      expect(signUp.status).toBe(200);
      expect(await signUp.json()).toMatchObject({
        token: null,
        user: { email, emailVerified: false },
      });
      expect(await browser.isIn()).toBe(false);

      expect(server.mailsTo(email)).toHaveLength(1);
      const confirmed = await browser.confirm(email);
      expect(confirmed.status).toBe(302);
      expect(confirmed.headers.get("location")).toBe(page);
      const me = await browser.get("/api/me", {
        headers: await browser.bearer(),
      });
      expect(await me.json()).toMatchObject({ user: { email, name: "" }, coins: 1250 });
      const whole = {
        puppies: 3,
        settings: 1,
        balance: 1250,
        entries: 1,
        counters: 1,
        accounts: 1,
      };
      expect(await belongings(email)).toMatchObject([whole]);
    },
  );

  test("leaves nothing behind and sends nothing when a part of it cannot be stored", async () => {
    const email = newEmail();
    await server.context.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create constraint trigger refuse after insert on accounts deferrable initially deferred
         for each row execute function refuse()`,
    );
    try {
      const answer = await openBrowser(server).signUp(email);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain("no");
    } finally {
      await server.context.pool.query("drop function refuse cascade");
    }
    expect(await belongings(email)).toEqual([]);
    expect(server.mailsTo(email)).toEqual([]);
    expect((await openBrowser(server).signUp(email)).status).toBe(200);
  });

  test("takes the time zone when it is a known one, else UTC", async () => {
    const zones = { "europe/berlin": "Europe/Berlin", "Mars/Olympus": "UTC", "+05:00": "UTC" };
    for (const [given, kept] of Object.entries(zones)) {
      const email = newEmail();
      await openBrowser(server).signUp(email, { timeZone: given });
      expect((await belongings(email))[0]).toMatchObject({ time_zone: kept });
    }
  });

  test("speaks the page's language, else what the browser asks for, already in the first mail", async () => {
    const cases = [
      [{ language: "de" }, "fr", "de", "Bestätige deine E-Mail-Adresse für Luli"],
      [{}, "nl, ja;q=0.9", "ja", "Luli：メールアドレスの確認をお願いします"],
      [{ language: "tlh" }, "fr", "en-US", "Confirm your email for Luli"],
      [{ language: { $gt: "" } }, "fr", "en-US", "Confirm your email for Luli"],
      [{}, "nl", "en-US", "Confirm your email for Luli"],
    ] as const;
    for (const [more, asked, language, subject] of cases) {
      const email = newEmail();
      const browser = openBrowser(server);
      const headers = { "accept-language": asked };
      await browser.signUp(email, more, { headers });
      expect(server.mailsTo(email)).toMatchObject([{ subject }]);
      await browser.confirm(email);
      const bearer = await browser.bearer();
      const me = await browser.get("/api/me", { headers: bearer });
      expect(await me.json()).toMatchObject({ settings: { language } });
    }
  });

  test("ignores or refuses whatever only the server decides", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    const id = "11111111-1111-4111-8111-111111111111";
    await browser.signUp(email, {
      role: "admin",
      roles: ["admin"],
      subscription_status: "active",
      emailVerified: true,
      email_verified: true,
      id,
      xp: 9999,
      createdAt: "2001-01-01",
      userId: id,
    });
    const rows = await belongings(email);
    expect(rows[0]).toMatchObject({ email_verified: false, subscription_status: "none", roles: 0 });
    expect(rows[0]!.id).not.toBe(id);
    expect(rows[0]!.created_at.getFullYear()).not.toBe(2001);

    const other = newEmail();
    await browser.signUp(other, { subscriptionStatus: "active" });
    expect((await belongings(other))[0]).toMatchObject({ subscription_status: "none" });
  });

  test.each([
    ["a short password", { password: "1234567" }],
    ["a long password", { password: "x".repeat(129) }],
    ["no email", { email: "nobody" }],
    ["markup for an email", { email: '"<script>alert(1)</script>"@example.com' }],
    ["SQL for an email", { email: "a'; drop table users;--@example.com" }],
    ["a header in the email", { email: "a@example.com\r\nBcc: b@example.com" }],
    ["an endless email", { email: `${"a".repeat(250)}@example.com` }],
    ["an endless name", { name: "x".repeat(81) }],
    ["a name that is no text", { name: { $gt: "" } }],
    ["NUL in the name", { name: "a\0b" }],
    ["an image", { image: "https://example.com/a.png" }],
    ["a page of another site to come back to", { callbackURL: "https://evil.example/chat" }],
    ["a page of another site without a scheme", { callbackURL: "//evil.example" }],
  ])("refuses %s, whether or not the account exists", async (_what, more) => {
    const fresh = newEmail();
    const answers = await Promise.all(
      [fresh, TAKEN].map((email) => openBrowser(server).signUp(email, more)),
    );
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers[0]!.status).toBeGreaterThanOrEqual(400);
    expect(answers[0]!.status).toBeLessThan(500);
    expect(second).toBe(first);
    expect(await belongings(fresh)).toEqual([]);
  });

  test("a body with NUL and an address with NUL are told what is wrong", async () => {
    const browser = openBrowser(server);
    const body = await browser.signUp(newEmail(), { name: "a\0b" });
    const address = await browser.get("/auth/v1/verify-email?token=%00");
    expect(await body.text()).toContain("The body");
    expect(await address.text()).toContain("An address");
  });

  test("keeps a quote in an address and a name as they are", async () => {
    const email = `o'neil+'${Date.now()}@example.com`;
    const name = "<img src=x onerror=alert(1)>'; drop table users;--";
    await openBrowser(server).arrive(email, { name });
    expect((await belongings(email))[0]).toMatchObject({ email, name });
    expect(server.mailsTo(email)[0]!.html).not.toMatch(/onerror|src=x|drop table/);
  });
});

describe("signing up again", () => {
  test("answers like a first sign-up and tells only the owner of the address", async () => {
    const { email } = await openBrowser(server).arrive();
    const fresh = await openBrowser(server).signUp(newEmail());
    const again = await openBrowser(server).signUp(email, { password: "another password" });
    expect(again.status).toBe(fresh.status);
    const [freshBody, againBody] = [await fresh.json(), await again.json()] as Shape[];
    expect(shapeOf(againBody!)).toEqual(shapeOf(freshBody!));
    expect(headerNames(again)).toEqual(headerNames(fresh));
    expect(server.mailsTo(email).at(-1)).toMatchObject({
      subject: "You already have a Luli account",
    });
    expect((await openBrowser(server).signIn(email, "another password")).status).toBe(401);
    expect((await openBrowser(server).signIn(email)).status).toBe(200);
  });

  test("keeps the password of a stranger who signed up first with the same address unconfirmed", async () => {
    const email = newEmail();
    await openBrowser(server).signUp(email, { password: "the stranger's password" });
    const owner = openBrowser(server);
    await owner.signUp(email);
    const link = await owner.get(linkIn(server.mailsTo(email).at(-1)));
    const token = new URL(link.headers.get("location")!).searchParams.get("token");
    const reset = await owner.post("/auth/v1/reset-password", { token, newPassword: PASSWORD });
    expect(reset.status).toBe(200);
    expect((await owner.signIn(email)).status).toBe(200);
    expect((await openBrowser(server).signIn(email, "the stranger's password")).status).toBe(401);
  });

  test("takes the same time, whether the work behind it is much or little", async () => {
    for (const email of [TAKEN, newEmail()]) {
      const start = performance.now();
      await openBrowser(server).signUp(email);
      expect(performance.now() - start).toBeGreaterThan(EVEN_MS - 5);
    }
  });
});

type Shape = { token: null; user: Record<string, unknown> };
const shapeOf = ({ token, user }: Shape) => ({
  token,
  fields: Object.entries(user).map(([name, value]) => [name, typeof value]),
  known: { ...user, id: null, email: null, createdAt: null, updatedAt: null },
  id: String(user["id"]).replace(/[0-9a-f]/g, "x").length,
});
const headerNames = (response: Response) => [...response.headers.keys()].toSorted();
