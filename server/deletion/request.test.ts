// Requests to delete an account: who may, how it is proved, and what holds from then on.
import { describe, expect, test } from "vitest";
import { newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const server = await authFixture();

const DELETE = "/api/me/deletion";
const arrive = async () => {
  const person = await newcomer(server);
  const { browser, id, email, bearer } = person;
  return {
    ...person,
    ask: (body: unknown = { confirmation: email, password: PASSWORD }) =>
      browser.post(DELETE, body, { headers: bearer }),
    me: () => browser.get("/api/me", { headers: bearer }),
    requestedAt: async () =>
      (
        await server.query<{ at: Date | null }>(
          "select deletion_requested_at as at from users where id = $1",
          [id],
        )
      )[0]?.at,
    jobs: () => server.planned.filter(({ data }) => (data as { userId: string }).userId === id),
  };
};
const codeOf = async (answer: Response) => {
  const body = (await answer.json()) as { error?: { code: string; field?: string }; code?: string };
  return body.error?.field
    ? `${body.error.code} ${body.error.field}`
    : (body.error?.code ?? body.code);
};

describe("from the moment it is asked for", () => {
  test("every browser is signed out, nobody is let in, and the work is queued once for each time", async () => {
    const { browser, email, ask, me, requestedAt, jobs } = await arrive();
    const phone = openBrowser(server);
    await phone.signIn(email);
    expect(await requestedAt()).toBeNull();
    const answer = await ask();
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ status: "requested" });
    expect(await requestedAt()).toBeInstanceOf(Date);
    expect(await Promise.all([browser, phone].map((each) => each.isIn()))).toEqual([false, false]);
    expect((await me()).status).toBe(401);
    expect(jobs().map(({ queue }) => queue)).toEqual(["account-deletion"]);

    const refused = await openBrowser(server).signIn(email);
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe("ACCOUNT_DELETED");
  });

  test("a second request changes nothing about the first", async () => {
    const { ask, requestedAt, jobs } = await arrive();
    await ask();
    const first = await requestedAt();
    expect((await ask()).status).toBe(202);
    expect(await requestedAt()).toEqual(first);
    expect(jobs()).toHaveLength(2);
  });

  test("no reset, no link and no new sign-up leads back in, until it is done", async () => {
    const { id, email, ask } = await arrive();
    await ask();
    const thief = openBrowser(server);
    const token = await thief.resetToken(email);
    await thief.post("/auth/v1/reset-password", { token, newPassword: "a whole new password" });
    expect((await thief.signIn(email, "a whole new password")).status).toBe(403);
    expect((await thief.signUp(email)).status).toBe(200);
    expect(await thief.isIn()).toBe(false);

    await server.deletions.carryOut(id);
    const { browser: again } = await newcomer(server, email);
    expect(await again.isIn()).toBe(true);
  });

  test("sends nothing but the last mail", async () => {
    const { id, ask } = await arrive();
    await server.query(
      "update settings set push_notifications = true, email_updates = true where user_id = $1",
      [id],
    );
    await ask();
    expect(
      await server.query(
        "select push_notifications as push, email_updates as mail from settings where user_id = $1",
        [id],
      ),
    ).toEqual([{ push: false, mail: false }]);
  });
});

describe("a deletion is refused", () => {
  test.each([
    [
      (email: string) => ({ confirmation: `x${email}`, password: PASSWORD }),
      "wrong_confirmation confirmation",
    ],
    [() => ({ confirmation: "", password: PASSWORD }), "wrong_confirmation confirmation"],
    [() => ({ password: PASSWORD }), "invalid_request confirmation"],
    [(email: string) => ({ confirmation: email }), "wrong_password password"],
    [(email: string) => ({ confirmation: email, password: "a guess" }), "wrong_password password"],
    [(email: string) => ({ confirmation: email, password: 7 }), "invalid_request password"],
    [
      (email: string) => ({ confirmation: email, password: PASSWORD, user_id: "x" }),
      "invalid_request user_id",
    ],
  ])("case %#: by the name of the field, and nothing happens", async (bodyOf, code) => {
    const { email, ask, me, requestedAt, jobs } = await arrive();
    const answer = await ask(bodyOf(email));
    expect(answer.status).toBe(400);
    expect(await codeOf(answer)).toBe(code);
    expect(await requestedAt()).toBeNull();
    expect(jobs()).toEqual([]);
    expect((await me()).status).toBe(200);
  });

  test("with the cookie alone, and for another account", async () => {
    const [ada, bo] = [await arrive(), await arrive()];
    const body = { confirmation: ada.email, password: PASSWORD };
    expect((await ada.browser.post(DELETE, body)).status).toBe(401);
    await server.query("insert into user_roles (user_id, role) values ($1, 'admin')", [bo.id]);
    expect(await codeOf(await bo.ask(body))).toBe("wrong_confirmation confirmation");
    expect(await codeOf(await bo.ask({ ...body, user_id: ada.id }))).toBe(
      "invalid_request user_id",
    );
    expect(
      (await bo.browser.post(`${DELETE}?user_id=${ada.id}`, body, { headers: bo.bearer })).status,
    ).toBe(400);
    expect([await ada.requestedAt(), await bo.requestedAt()]).toEqual([null, null]);
  });

  test("to whoever guesses passwords", async () => {
    const { email, ask, requestedAt } = await arrive();
    for (let i = 0; i < 10; i += 1)
      expect((await ask({ confirmation: email, password: "a guess" })).status).toBe(400);
    const locked = await ask();
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await requestedAt()).toBeNull();
  });
});

test("a person who came by Google types the address soon after signing in, and needs no password", async () => {
  const { id, email, ask } = await arrive();
  await server.query(
    "update accounts set provider_id = 'google', password = null where user_id = $1",
    [id],
  );
  await server.query(
    "update sessions set created_at = now() - interval '16 minutes' where user_id = $1",
    [id],
  );
  const late = await ask({ confirmation: email });
  expect([late.status, await codeOf(late)]).toEqual([403, "sign_in_again"]);
  await server.query("update sessions set created_at = now() where user_id = $1", [id]);
  expect((await ask({ confirmation: ` ${email.toUpperCase()} ` })).status).toBe(202);
});
