import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { eraseExpired } from "./queries.ts";
import { newEmail, newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const EVEN_MS = 150;
const server = await authFixture({ evenMs: EVEN_MS });

const landing = (response: Response) => {
  const url = new URL(response.headers.get("location")!, server.url);
  return url.origin === server.url ? `${url.pathname}${url.search}` : url.href;
};
const secret = () => new TextEncoder().encode(server.context.config.authSecret);
const confirmation = (email: string, exp: string) =>
  new SignJWT({ email })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(exp)
    .sign(secret());

describe("a confirmation link", () => {
  test("ends on the sign-in page when it is used again", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    await browser.signUp(email);
    expect(landing(await browser.confirm(email))).toBe("/chat");
    expect(landing(await browser.confirm(email))).toBe("/chat");
    const elsewhere = openBrowser(server);
    expect(landing(await elsewhere.confirm(email))).toBe("/auth?error=invalid_token");
    expect(await elsewhere.isIn()).toBe(false);
  });

  test("ends on the sign-in page when it has expired, was forged, or its user is gone", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    await browser.signUp(email);
    const open = (token: string) =>
      browser.get(`/auth/v1/verify-email?token=${token}&callbackURL=/checkout`);
    expect(landing(await open(await confirmation(email, "-1s")))).toBe("/auth?error=token_expired");
    expect(landing(await open("forged"))).toBe("/auth?error=invalid_token");
    const gone = await confirmation("nobody@example.com", "1h");
    expect(landing(await open(gone))).toBe("/auth?error=user_not_found");
    expect(await browser.isIn()).toBe(false);
    expect(landing(await open(await confirmation(email, "1h")))).toBe("/checkout");
  });

  test("comes again on request, with the same answer for every address", async () => {
    const [waiting, unknown] = [newEmail(), newEmail()];
    const { email: confirmed } = await openBrowser(server).arrive();
    await openBrowser(server).signUp(waiting);
    const before = server.mails.length;
    const bodies = await Promise.all(
      [waiting, unknown, confirmed].map(async (email) => {
        const answer = await openBrowser(server).post("/auth/v1/send-verification-email", {
          email,
          callbackURL: "/chat",
        });
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(bodies)).toEqual(new Set(['200 {"status":true}']));
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([waiting]);
    expect(landing(await openBrowser(server).confirm(waiting))).toBe(
      "/auth?error=confirm_by_password",
    );
  });

  test("goes at most five times an hour to one mailbox, with the same answer after that", async () => {
    const email = newEmail();
    await openBrowser(server).signUp(email);
    const spelling = email.replace("@", "+more@");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        openBrowser(server).post("/auth/v1/send-verification-email", { email }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(server.mailsTo(email)).toHaveLength(5);
    await openBrowser(server).signUp(spelling);
    expect(server.mailsTo(spelling)).toEqual([]);
    server.setClock(() => Date.now() + 61 * 60_000);
    await openBrowser(server).post("/auth/v1/send-verification-email", { email });
    server.setClock(Date.now);
    expect(server.mailsTo(email)).toHaveLength(6);
  });
});

describe("a reset link", () => {
  test("sets a new password once, ends every session, and lets no older password in", async () => {
    const { browser, email } = await newcomer(server);
    const token = await openBrowser(server).resetToken(email);
    const reset = () =>
      openBrowser(server).post("/auth/v1/reset-password", { token, newPassword: "a new password" });
    expect(await (await reset()).json()).toEqual({ status: true, email });
    expect((await reset()).status).toBe(400);
    expect(await browser.isIn()).toBe(false);
    expect((await openBrowser(server).signIn(email, PASSWORD)).status).toBe(401);
    expect((await openBrowser(server).signIn(email, "a new password")).status).toBe(200);
  });

  test("ends on the sign-in page when it is wrong, used or too old", async () => {
    const { email } = await openBrowser(server).arrive();
    const browser = openBrowser(server);
    const page = "/auth?mode=reset&error=invalid_token";
    const open = (token: string) =>
      browser.get(
        `/auth/v1/reset-password/${token}?callbackURL=${encodeURIComponent("/auth?mode=reset")}`,
      );
    expect(landing(await open("wrongwrongwrong"))).toBe(page);
    const token = await openBrowser(server).resetToken(email);
    await server.context.pool.query(
      "update verifications set expires_at = now() - interval '1 second'",
    );
    expect(landing(await open(token))).toBe(page);
    const late = await browser.post("/auth/v1/reset-password", {
      token,
      newPassword: "long enough",
    });
    expect(late.status).toBe(400);
  });

  test("gives the same answer in the same time for every address", async () => {
    const { email } = await openBrowser(server).arrive();
    const bodies: string[] = [];
    for (const address of [email, newEmail()]) {
      const start = performance.now();
      const answer = await openBrowser(server).post("/auth/v1/request-password-reset", {
        email: address,
      });
      expect(performance.now() - start).toBeGreaterThan(EVEN_MS - 5);
      bodies.push(`${answer.status} ${await answer.text()}`);
    }
    expect(bodies[1]).toBe(bodies[0]);
    expect(server.mailsTo(email).at(-1)).toMatchObject({
      subject: "Choose a new password for Luli",
    });
  });
});

const evil = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/%2f/evil.example",
];

test.each(evil)("a link to another site is never followed: %s", async (page) => {
  const email = newEmail();
  const browser = openBrowser(server);
  await browser.signUp(email);
  const token = await confirmation(email, "1h");
  const query = `callbackURL=${encodeURIComponent(page)}`;
  const answers = await Promise.all([
    browser.get(`/auth/v1/verify-email?token=${token}&${query}`),
    browser.get(`/auth/v1/reset-password/sometoken?${query}`),
    browser.post("/auth/v1/send-verification-email", { email, callbackURL: page }),
    browser.post("/auth/v1/request-password-reset", { email, redirectTo: page }),
    browser.post("/auth/v1/sign-in/email", { email, password: PASSWORD, callbackURL: page }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(Array(5).fill(null));
  expect(server.logged()).not.toContain("evil.example");
});

test("expired rows are erased a day later, and signed-in people stay signed in", async () => {
  const { browser, id, email } = await newcomer(server);
  const gone = openBrowser(server);
  await gone.signIn(email);
  await gone.post("/auth/v1/request-password-reset", { email, redirectTo: "/auth?mode=reset" });
  const count = async () => {
    const [row] = await server.query<{ sessions: number; links: number }>(
      `select (select count(*)::integer from sessions where user_id = $1) as sessions,
         (select count(*)::integer from verifications where value = $1::text) as links`,
      [id],
    );
    return row!;
  };
  const before = await count();
  expect(before).toMatchObject({ links: 1 });
  await server.query(
    `update sessions set expires_at = now() - interval '25 hours'
     where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
    [id],
  );
  await server.query(
    "update verifications set expires_at = now() - interval '23 hours' where value = $1",
    [id],
  );
  await eraseExpired(server.context.database, new Date());
  expect(await count()).toEqual({ sessions: before.sessions - 1, links: 1 });
  expect(await browser.isIn()).toBe(true);
  expect(await gone.isIn()).toBe(false);
  await eraseExpired(server.context.database, new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await count()).toMatchObject({ links: 0 });
});
