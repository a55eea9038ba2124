import http from "node:http";
import { describe, expect, test } from "vitest";
import { newEmail, newcomer } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const server = await authFixture();

const POSTS = [
  "sign-up/email",
  "sign-in/email",
  "sign-in/social",
  "sign-out",
  "send-verification-email",
  "request-password-reset",
  "reset-password",
  "update-user",
  "change-email",
  "change-password",
];
const json = { "content-type": "application/json" };
const raw = (path: string, body: string, headers: Record<string, string> = json) =>
  fetch(`${server.url}/auth/v1/${path}`, {
    method: "POST",
    body,
    headers: { "x-forwarded-for": "192.0.2.1", ...headers },
  });

const expectRefusal = async (answer: Response) => {
  const text = await answer.text();
  expect(answer.status, text).toBeGreaterThanOrEqual(400);
  expect(answer.status, text).toBeLessThan(429);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|kysely|postgres/i);
};

const FIELDS = [
  "email",
  "password",
  "name",
  "token",
  "newPassword",
  "newEmail",
  "currentPassword",
  "provider",
];
const filledWith = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])));
const BODIES = [
  "{",
  "[]",
  "null",
  '"x"',
  `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  ...["a\0@example.com", 1, true, null, [], {}, ["a@example.com"], { $ne: "" }].map(filledWith),
];

test.each(POSTS)(
  "POST %s refuses malformed bodies, wrong types, other content and more than 16 KB, announced or not",
  async (path) => {
    for (const body of BODIES) {
      const answer = await raw(path, body);
      // Signing out needs no body, so an unread one does no harm.
      if (path !== "sign-out" || !answer.ok) await expectRefusal(answer);
    }
    for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
      const answer = await raw(path, '{"email":"a@example.com"}', { "content-type": type });
      expect(answer.status).toBe(415);
    }
    const body = JSON.stringify({
      email: newEmail(),
      password: PASSWORD,
      junk: "x".repeat(20_000),
    });
    expect((await raw(path, body)).status).toBe(413);
    expect(await sendChunked(`/auth/v1/${path}`, body)).toBe(413);
  },
);

describe("GET", () => {
  test.each([
    "verify-email",
    "verify-email?token=%00",
    "verify-email?token=a&token=b",
    "reset-password/%00?callbackURL=/auth",
    "reset-password/a",
    `reset-password/${"a".repeat(2000)}?callbackURL=/auth`,
    "token",
    "list-sessions",
    "callback/google?code=%00&state=%00",
    `nothing-here/${"x".repeat(6000)}`,
    "sign-in/email",
    "delete-user",
    "%ff",
    "..%2f..%2fetc/passwd",
  ])("%s is refused with a 4xx", async (path) => {
    await expectRefusal(await fetch(`${server.url}/auth/v1/${path}`, { redirect: "manual" }));
  });

  test("a callback of Google that nobody asked for ends on the sign-in page", async () => {
    for (const query of ["", "?code=a", "?code=a&state=b", "?error=access_denied&state=b"]) {
      const answer = await fetch(`${server.url}/auth/v1/callback/google${query}`, {
        redirect: "manual",
      });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(/\/auth\?.*error=/);
    }
  });
});

describe("better-auth's endpoints that we do not use answer 404", () => {
  test.each([
    "delete-user",
    "set-password",
    "verify-password",
    "link-social",
    "unlink-account",
    "get-access-token",
    "ok",
  ])("%s does not exist", async (path) => {
    const { browser } = await newcomer(server);
    expect(
      (await browser.post(`/auth/v1/${path}`, { newEmail: "a@example.com", password: PASSWORD }))
        .status,
    ).toBe(404);
    expect((await browser.get(`/auth/v1/${path}`)).status).toBe(404);
  });
});

test("log lines never hold a password, a token or an address", async () => {
  const { browser, email, token } = await newcomer(server);
  await browser.signIn(email, "a wrong password");
  await browser.signUp(email);
  const logged = server.logged();
  for (const secret of [email, token, PASSWORD, "a wrong password"])
    expect(logged).not.toContain(secret);
});

/** Sends no Content-Length, like a client that does not know the length yet. */
function sendChunked(path: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.url}${path}`,
      { method: "POST", headers: json },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
