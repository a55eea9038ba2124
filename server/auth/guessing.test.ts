import { describe, expect, test } from "vitest";
import { newEmail, newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const server = await authFixture();

const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe("guessing passwords", () => {
  test("locks an account for one address after ten wrong ones, even for the right one and however parallel they come", async () => {
    const { email } = await openBrowser(server).arrive();
    const browser = openBrowser(server);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => browser.signIn(email, `wrong password ${i}`)),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 15]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    expect(await refused.json()).toMatchObject({ code: "too_many_attempts" });

    const right = await browser.signIn(email);
    expect(right.status).toBe(429);
    expect(right.headers.getSetCookie()).toEqual([]);
    // The lock affects no other address and no other account.
    expect((await openBrowser(server).signIn(email)).status).toBe(200);

    server.setClock(() => Date.now() + 15 * 60_000 + 1000);
    expect((await browser.signIn(email)).status).toBe(200);
    server.setClock(Date.now);
  });

  test("locks an unknown address just the same", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.signIn(email)));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 2]);
  });

  test("locks an account for everyone after fifty wrong ones from anywhere, also in other spellings", async () => {
    const { email } = await openBrowser(server).arrive();
    const answers: Response[] = [];
    for (let i = 0; i < 11; i += 1) {
      const browser = openBrowser(server);
      const spelling = i % 2 === 0 ? email : email.toUpperCase();
      const five = Array.from({ length: 5 }, () => browser.signIn(spelling, "wrong password"));
      answers.push(...(await Promise.all(five)));
    }
    expect([count(answers, 401), count(answers, 429)]).toEqual([50, 5]);
    expect((await openBrowser(server).signIn(email)).status).toBe(429);
    server.setClock(() => Date.now() + 61 * 60_000);
    expect((await openBrowser(server).signIn(email)).status).toBe(200);
    server.setClock(Date.now);
  });

  test("never counts the right password, also while the address waits for its confirmation", async () => {
    const { email } = await openBrowser(server).arrive();
    const unconfirmed = newEmail();
    await openBrowser(server).signUp(unconfirmed);
    const [browser, other] = [openBrowser(server), openBrowser(server)];
    for (let i = 0; i < 12; i += 1) {
      expect((await browser.signIn(email)).status).toBe(200);
      expect((await other.signIn(unconfirmed)).status).toBe(403);
    }
    for (let i = 0; i < 9; i += 1) await browser.signIn(email, "wrong password");
    expect((await browser.signIn(email)).status).toBe(200);
    expect((await browser.signIn(email, "wrong password")).status).toBe(401);
  });
});

describe("guessing at another person's account", () => {
  const NEW = "a better password";
  const subjects = (email: string) => server.mailsTo(email).map(({ subject }) => subject);
  /** Guesses from so many places that the account is closed to every new one. */
  async function close(email: string): Promise<void> {
    const places = Array.from({ length: 6 }, () => openBrowser(server));
    for (const place of places)
      await Promise.all(Array.from({ length: 9 }, () => place.signIn(email, "wrong password")));
    expect((await openBrowser(server).signIn(email)).status).toBe(429);
  }

  test("locks out nobody who is signed in or was there before, and they hear of it once", async () => {
    const { browser, email, bearer } = await newcomer(server);
    await close(email);
    expect((await browser.signIn(email)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await browser.post("/auth/v1/change-password", change)).status).toBe(200);
    expect((await browser.signIn(email, NEW)).status).toBe(200);
    const deletion = { confirmation: email, password: NEW };
    const deleted = await browser.post("/api/me/deletion", deletion, { headers: bearer });
    expect(deleted.status).toBe(202);
    const told = subjects(email).filter((subject) => subject.includes("guessing"));
    expect(told).toEqual(["Someone is guessing your Luli password"]);
  });

  test("locks out nobody who chooses a new password by mail, whoever goes on guessing", async () => {
    const { email } = await openBrowser(server).arrive();
    await close(email);
    const owner = openBrowser(server);
    const token = await owner.resetToken(email);
    await owner.post("/auth/v1/reset-password", { token, newPassword: NEW });
    expect(subjects(email).at(-1)).toBe("Your Luli password has changed");
    await close(email);
    expect((await owner.signIn(email, NEW)).status).toBe(200);
  });

  test("gives as few tries in a browser that is known", async () => {
    const { browser, email } = await newcomer(server);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => browser.signIn(email, "wrong password")),
    );
    expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 2]);
  });

  test("gains nothing by a browser in which the password before was right", async () => {
    const { browser: thief, email } = await newcomer(server);
    const owner = openBrowser(server);
    await owner.signIn(email);
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    await owner.post("/auth/v1/change-password", change);
    await close(email);
    expect((await thief.signIn(email, NEW)).status).toBe(429);
    expect((await owner.signIn(email, NEW)).status).toBe(200);
  });
});

test("a sign-in from a new browser is told by mail, in words of ours, and one from a known browser is not", async () => {
  const { browser, email } = await newcomer(server);
  await browser.signIn(email);
  await server.query("update users set created_at = now() - interval '1 day' where email = $1", [
    email,
  ]);
  const other = openBrowser(server);
  const agent = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0 call-us.example";
  await other.signIn(email, PASSWORD, { headers: { "user-agent": agent } });
  await other.signIn(email);
  const told = server.mailsTo(email).filter(({ subject }) => subject === "A new sign-in to Luli");
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain("Firefox, Windows");
  expect(told[0]!.text).not.toContain("call-us");
});

describe("guessing from one address", () => {
  test("signs in at most 30 times a minute, and hears when to come back", async () => {
    const browser = openBrowser(server);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => browser.signIn(`${i}-${newEmail()}`)),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([30, 10]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test("signs up at most 60 people a day, whoever they are", async () => {
    const browser = openBrowser(server, { ip: "192.0.2.60" });
    await server.query("insert into rate_limits (key, count, last_request) values ($1, 59, $2)", [
      "sign-up|192.0.2.60",
      Date.now() + 60_000,
    ]);
    expect((await browser.signUp(newEmail())).status).toBe(200);
    const refused = await browser.signUp(newEmail());
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: "too_many_requests" },
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await openBrowser(server).signUp(newEmail())).status).toBe(200);
  });

  test("cannot pretend to be another one by writing our own header", async () => {
    const browser = openBrowser(server);
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, i) =>
        browser.signIn(newEmail(), PASSWORD, { headers: { "x-luli-client-ip": `192.0.2.${i}` } }),
      ),
    );
    expect(count(answers, 429)).toBe(5);
  });
});

test("counters disappear when their window is over", async () => {
  await openBrowser(server).signIn(newEmail());
  server.setClock(() => Date.now() + 2 * 60 * 60_000);
  await openBrowser(server).signIn("last@example.com");
  server.setClock(Date.now);
  await expect
    .poll(() =>
      server.query("select key from rate_limits where last_request < $1", [
        Date.now() + 2 * 60 * 60_000 - 1000,
      ]),
    )
    .toEqual([]);
});
