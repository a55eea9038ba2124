import { hashPassword, verifyPassword } from "better-auth/crypto";
import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { newEmail, newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, linkIn, PASSWORD, startAuthServer } from "../testing/auth-server.ts";

const REAL_HASHING = { hash: hashPassword, verify: verifyPassword };
const server = await authFixture({ hashing: REAL_HASHING });

const me = (token: string) =>
  openBrowser(server).get("/api/me", { headers: { authorization: `Bearer ${token}` } });

describe("sign-in", () => {
  test("opens a session in an httpOnly cookie, which is traded for access tokens until sign-out", async () => {
    const { email } = await openBrowser(server).arrive();
    const browser = openBrowser(server);
    const signIn = await browser.signIn(email);
    expect(signIn.status).toBe(200);
    const cookie = signIn.headers.getSetCookie().join("\n");
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);

    const first = await browser.token();
    const second = await browser.token();
    expect((await me(first)).status).toBe(200);
    expect((await me(second)).status).toBe(200);
    const payload = decodeJwt(first);
    const names = Object.keys(payload);
    expect(new Set(names)).toEqual(new Set(["aud", "exp", "iat", "iss", "sid", "sub"]));
    expect(payload.exp! - payload.iat!).toBe(15 * 60);

    const held = [...browser.cookies];
    expect((await browser.post("/auth/v1/sign-out")).status).toBe(200);
    expect(await browser.isIn()).toBe(false);
    // The cookie itself is worthless now, not only gone from this browser.
    for (const [name, value] of held) browser.cookies.set(name, value);
    expect(await browser.isIn()).toBe(false);
    expect(await (await browser.get("/auth/v1/get-session")).json()).toBeNull();
  });

  test("tells a wrong password from an unknown or unconfirmed address in nothing", async () => {
    const { email: known } = await openBrowser(server).arrive();
    const unconfirmed = newEmail();
    await openBrowser(server).signUp(unconfirmed);
    const sent = server.mailsTo(unconfirmed).length;
    const answers = await Promise.all(
      [known, unconfirmed, newEmail()].map((email) =>
        openBrowser(server).signIn(email, "wrong password"),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(bodies).size).toBe(1);
    expect(server.mailsTo(unconfirmed)).toHaveLength(sent);
  });

  test("gives a session id of its own, whatever cookie came with the sign-in", async () => {
    const { email } = await openBrowser(server).arrive();
    const { browser: attacker } = await newcomer(server);
    const victim = openBrowser(server);
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.signIn(email);
    expect([...victim.cookies.values()]).not.toEqual([...attacker.cookies.values()]);
    const session: unknown = await (await attacker.get("/auth/v1/get-session")).json();
    expect(session).not.toMatchObject({ user: { email } });
  });

  test("opens nothing with a cookie whose signature does not fit", async () => {
    const { browser } = await newcomer(server);
    for (const [name, value] of browser.cookies) {
      const [token] = decodeURIComponent(value).split(".");
      browser.cookies.set(name, encodeURIComponent(`${token}.${"A".repeat(43)}=`));
    }
    expect(await browser.isIn()).toBe(false);
  });

  test("refuses a signed-in browser that another site sends", async () => {
    const { browser } = await newcomer(server);
    const forged = await browser.post(
      "/auth/v1/update-user",
      { name: "x" },
      { headers: { origin: "https://evil.example" } },
    );
    expect(forged.status).toBe(403);
    expect((await browser.post("/auth/v1/update-user", { name: "x" })).status).toBe(200);
  });

  test("works for a program, which keeps cookies and has no origin", async () => {
    const { email } = await openBrowser(server).arrive();
    const headers = { "content-type": "application/json" };
    const signIn = await fetch(`${server.url}/auth/v1/sign-in/email`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(signIn.status).toBe(200);
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(";")[0]!)
      .join("; ");
    const renewal = await fetch(`${server.url}/auth/v1/token`, { headers: { cookie } });
    expect(renewal.status).toBe(200);
    const signOut = await fetch(`${server.url}/auth/v1/sign-out`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: "{}",
    });
    expect(signOut.status).toBe(200);
    const token = await fetch(`${server.url}/auth/v1/token`, { headers: { cookie } });
    expect(token.status).toBe(401);
  });

  test("refuses a browser that hides where it comes from", async () => {
    const { browser, email } = await newcomer(server);
    const hiding: Record<string, string>[] = [
      { origin: "null" },
      { origin: "https://evil.example" },
      { origin: "", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    ];
    for (const headers of hiding) {
      expect((await browser.signIn(email, PASSWORD, { headers })).status).toBe(403);
      expect((await browser.post("/auth/v1/sign-out", {}, { headers })).status).toBe(403);
    }
    expect(await browser.isIn()).toBe(true);
  });

  test("survives a user agent of any length", async () => {
    const { email } = await openBrowser(server).arrive();
    const answer = await openBrowser(server).signIn(email, PASSWORD, {
      headers: { "user-agent": "u".repeat(5000) },
    });
    expect(answer.status).toBe(200);
  });
});

test("update-user changes name and time zone, and nothing that only the server decides", async () => {
  const { browser, email, bearer } = await newcomer(server);
  const stolen = {
    role: "admin",
    subscription_status: "active",
    email_verified: false,
    id: "x",
    xp: 1,
  };
  const first = await browser.post("/auth/v1/update-user", {
    name: "Ada",
    timeZone: "Asia/Tokyo",
    ...stolen,
  });
  expect(first.status).toBe(200);
  for (const refused of [
    { subscriptionStatus: "active" },
    { email: "other@example.com" },
    { name: "x".repeat(81) },
    { image: "javascript:alert(1)" },
    { timeZone: "Mars/Olympus_Mons" },
    {},
  ]) {
    expect((await browser.post("/auth/v1/update-user", refused)).status).toBe(400);
  }
  await browser.post("/auth/v1/update-user", { emailVerified: false });
  const answer = await browser.get("/api/me", { headers: bearer });
  expect(await answer.json()).toMatchObject({
    user: { email, name: "Ada", time_zone: "Asia/Tokyo", subscription_status: "none" },
    roles: [],
  });
  const { rows } = await server.context.pool.query(
    "select email_verified from users where email = $1",
    [email],
  );
  expect(rows).toEqual([{ email_verified: true }]);
});

test("behind https every cookie is this host's alone, and goes over https alone", async () => {
  const https = await startAuthServer({ config: { publicUrl: "https://luli.example" } });
  const browser = openBrowser(https);
  const init = { headers: { origin: "https://luli.example" } };
  const email = newEmail();
  const answers = [await browser.signUp(email, {}, init)];
  const link = new URL(linkIn(https.mailsTo(email)[0]));
  answers.push(await browser.get(link.pathname + link.search));
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.map((cookie) => cookie.split("=")[0])).toContain("__Host-luli.session_token");
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-luli\.\w+=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
  expect(await https.verify(await browser.token())).not.toBeNull();
  await https.stop();
});
