// Lists a person's sessions and ends a session that was copied.
import { afterEach, expect, test } from "vitest";
import type { OpenSession } from "../../../shared/contracts/account/session.ts";
import { authFixture } from "../../testing/auth-server.ts";
import { newcomer, openBrowser, type TestBrowser } from "../../testing/browser.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
const SESSION = "luli.session_token";
const REFRESH = "luli.refresh_token";
const COPIED = "We signed you out of Luli";

const server = await authFixture();
let now = Date.now();
const later = (ms: number) => {
  now += ms;
  server.setClock(() => now);
};
afterEach(() => later(Date.now() - now));

const told = (email: string) => server.mailsTo(email).filter(({ subject }) => subject === COPIED);

/** A browser with the cookies that the other one has now. */
function copy(browser: TestBrowser): TestBrowser {
  const thief = openBrowser(server);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  return thief;
}

async function listOf(browser: TestBrowser): Promise<OpenSession[]> {
  const headers = await browser.bearer();
  const answer = await browser.get("/api/me/sessions", { headers });
  return ((await answer.json()) as { sessions: OpenSession[] }).sessions;
}

test("a person sees where they are signed in, and ends one, or all others", async () => {
  const here = openBrowser(server, { ip: "203.0.113.77" });
  const { email } = await here.arrive();
  const there = openBrowser(server, { ip: "2001:db8:85a3:7::1" });
  await there.signIn(email, undefined, { headers: { "user-agent": FIREFOX } });
  const third = openBrowser(server);
  await third.signIn(email);

  const listed = await listOf(here);
  expect(listed.find((session) => session.is_this)).toMatchObject({ place: "203.0.113.0/24" });
  const other = listed.find(({ place }) => place === "2001:db8:85a3::/48")!;
  expect(other).toMatchObject({ device: "Firefox, Windows", is_this: false });
  expect(listed).toHaveLength(3);

  const headers = await here.bearer();
  const end = (id: string) => here.delete(`/api/me/sessions/${id}`, {}, { headers });
  const { browser: stranger, bearer } = await newcomer(server);
  const foreign = await stranger.delete(`/api/me/sessions/${other.id}`, {}, { headers: bearer });
  expect(foreign.status).toBe(404);
  expect((await end(other.id)).status).toBe(204);
  expect((await end(other.id)).status).toBe(404);
  expect([await here.isIn(), await there.isIn(), await third.isIn()]).toEqual([true, false, true]);

  expect((await here.delete("/api/me/sessions", {}, { headers })).status).toBe(204);
  expect([await here.isIn(), await third.isIn(), await stranger.isIn()]).toEqual([
    true,
    false,
    true,
  ]);
});

test("the refresh token changes as it is used, and where it was last seen is known", async () => {
  const { browser } = await newcomer(server);
  const first = browser.cookies.get(REFRESH);
  await browser.isIn();
  expect(browser.cookies.get(REFRESH)).toBe(first);
  later(11 * MINUTE);
  await browser.get("/auth/v1/get-session", { ip: "198.51.100.9" });
  expect(browser.cookies.get(REFRESH)).not.toBe(first);
  const [session] = await listOf(browser);
  expect(session!.seen_at).toBe(new Date(now).toISOString());
});

test.each(["its owner", "the thief"])("a copied session ends once %s goes on", async (who) => {
  const { browser: owner, email } = await newcomer(server);
  const thief = copy(owner);
  const [first, second] = who === "its owner" ? [owner, thief] : [thief, owner];
  later(11 * MINUTE);
  expect([await first.isIn(), await first.isIn()]).toEqual([true, true]);
  later(2 * MINUTE);
  expect([await second.isIn(), await first.isIn()]).toEqual([false, false]);
  expect(told(email)).toHaveLength(1);
});

test("a single one of the two cookies opens nothing, and ends the session", async () => {
  const { browser, email } = await newcomer(server);
  const thief = copy(browser);
  thief.cookies.delete(REFRESH);
  expect([await thief.isIn(), await browser.isIn()]).toEqual([false, false]);
  expect(told(email)).toHaveLength(1);
  const { browser: other } = await newcomer(server);
  const mixed = copy(other);
  const { browser: stranger } = await newcomer(server);
  mixed.cookies.set(REFRESH, stranger.cookies.get(REFRESH)!);
  expect([await mixed.isIn(), await stranger.isIn()]).toEqual([false, true]);
});

test("a token that was made up, or of later, is none", async () => {
  const { browser } = await newcomer(server);
  const value = decodeURIComponent(browser.cookies.get(REFRESH)!);
  const forged = copy(browser);
  forged.cookies.set(REFRESH, encodeURIComponent(value.replace(/\.0\./, ".7.")));
  expect(await forged.isIn()).toBe(false);
});

test("tabs that ask at once, and an answer that is lost, end nothing", async () => {
  const { browser, email } = await newcomer(server);
  later(11 * MINUTE);
  const lost = copy(browser);
  // The answer never reaches the browser.
  await lost.isIn();
  later(3 * DAY);
  const tabs = [copy(browser), copy(browser), browser];
  expect(await Promise.all(tabs.map((each) => each.isIn()))).toEqual([true, true, true]);
  expect(new Set(tabs.map(({ cookies }) => cookies.get(REFRESH))).size).toBe(1);
  const late = copy(lost);
  expect(await Promise.all([...tabs, late].map((each) => each.isIn()))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(told(email)).toEqual([]);
});

test("a session of a release without refresh tokens takes one when it comes", async () => {
  const { browser, email } = await newcomer(server);
  await server.query(
    `update sessions set refresh_number = null where user_id = (select id from users where email = $1)`,
    [email],
  );
  browser.cookies.delete(REFRESH);
  const former = copy(browser);
  expect([await browser.isIn(), await browser.isIn()]).toEqual([true, true]);
  expect(browser.cookies.has(REFRESH)).toBe(true);
  expect([await former.isIn(), await browser.isIn()]).toEqual([false, false]);
});

test("no session lives longer than ninety days, however much it is used", async () => {
  const { browser, email } = await newcomer(server);
  const begin = (days: number) =>
    server.query(
      `update sessions set created_at = now() - make_interval(days => $1)
       where user_id = (select id from users where email = $2)`,
      [days, email],
    );
  await begin(89);
  expect(await browser.isIn()).toBe(true);
  await begin(91);
  expect(await browser.isIn()).toBe(false);
  expect(told(email)).toEqual([]);
});

test("the session's cookie is no bearer", async () => {
  const { browser } = await newcomer(server);
  const token = decodeURIComponent(browser.cookies.get(SESSION)!);
  const headers = { authorization: `Bearer ${token}` };
  expect((await openBrowser(server).get("/auth/v1/token", { headers })).status).toBe(401);
});

test("the token of a session that is over tells its holder why, and nobody else", async () => {
  const reasonFor = async (token: string) => {
    const answer = await openBrowser(server).post("/api/session-end", { token });
    return ((await answer.json()) as { reason: string }).reason;
  };
  const { token } = await openBrowser(server).arrive();
  const id = await server.verify(token);
  expect(await reasonFor(token)).toBe("signed_out");
  await server.query("update users set suspended_at = now() where id = $1", [id]);
  expect(await reasonFor(token)).toBe("account_suspended");
  await server.query("update users set deletion_requested_at = now() where id = $1", [id]);
  expect(await reasonFor(token)).toBe("account_deleted");
  await server.query("delete from users where id = $1", [id]);
  expect(await reasonFor(token)).toBe("account_deleted");
  const [head, body] = token.split(".") as [string, string];
  for (const forged of [`${head}.${body}.AAAA`, `${head}.${body}.`, "x", ""])
    expect(await reasonFor(forged)).toBe("signed_out");
  later(16 * MINUTE);
  expect(await reasonFor(token)).toBe("signed_out");
});
