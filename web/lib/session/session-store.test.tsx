import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type FakeServer,
  SIGNED_IN,
  apiError,
  json,
  makeJwt,
  networkError,
  startFakeServer,
} from "../../testing/fake-server.ts";
import { keep } from "../browser/kept.ts";
import { type SessionStore, createSessionStore } from "./session-store.ts";

const SESSION = "GET /auth/v1/get-session";
const TOKEN = "GET /auth/v1/token";
const SIGN_OUT = "POST /auth/v1/sign-out";

let server: FakeServer;
let tabs: SessionStore[];

const openTab = () => {
  const tab = createSessionStore();
  tabs.push(tab);
  return tab;
};

const endSession = () => {
  server.on(SESSION, () => json(null));
  return json({ success: true });
};

/** Lets everything run that waits only for its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  server = startFakeServer();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.close();
});

test("a browser without a session is signed out", async () => {
  server.on(SESSION, () => json(null));
  expect(await openTab().ready()).toEqual({ status: "signed_out" });
});

test("a browser with a session knows who is signed in", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  expect(await openTab().ready()).toEqual({ status: "signed_in", user: SIGNED_IN.user });
});

test("the store sends no request before its first use", () => {
  openTab();
  expect(server.calls).toEqual([]);
});

test("a dead network at the start is no sign-out; the session is asked for again when it returns", async () => {
  server.on(SESSION, networkError);
  const tab = openTab();
  const ready = tab.ready();
  await vi.waitFor(() => expect(server.callsTo(SESSION)).not.toHaveLength(0));
  await settle();
  expect(tab.get()).toEqual({ status: "loading", isUnreachable: true });

  server.on(SESSION, () => json(SIGNED_IN));
  window.dispatchEvent(new Event("online"));
  expect((await ready).status).toBe("signed_in");
});

test("an unknown session is asked for again after a while", async () => {
  vi.useFakeTimers();
  server.on(SESSION, networkError);
  const tab = openTab();
  const ready = tab.ready();
  await vi.advanceTimersByTimeAsync(500);
  server.on(SESSION, () => json(null));
  await vi.advanceTimersByTimeAsync(600);
  expect((await ready).status).toBe("signed_out");
});

test("a dead network later, or a server in trouble, is no sign-out", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  const tab = openTab();
  await tab.ready();
  server.on(SESSION, networkError);
  expect((await tab.refresh()).status).toBe("signed_in");
  server.on(SESSION, () => apiError(503, "database_down"));
  expect((await tab.refresh()).status).toBe("signed_in");
});

test("a session that ended elsewhere is noticed when the tab is looked at again", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  const tab = openTab();
  await tab.ready();
  server.on(SESSION, () => json(null));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(tab.get().status).toBe("signed_out"));
});

test("sign-out in one tab signs the others out", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  server.on(SIGN_OUT, endSession);
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.ready(), other.ready()]);
  await one.signOut();
  expect(one.get().status).toBe("signed_out");
  await vi.waitFor(() => expect(other.get().status).toBe("signed_out"));
});

test("sign-in in one tab signs the others in", async () => {
  server.on(SESSION, () => json(null));
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.ready(), other.ready()]);
  server.on(SESSION, () => json(SIGNED_IN));
  await one.refresh();
  await vi.waitFor(() => expect(other.get().status).toBe("signed_in"));
});

test("a confirmation link opened in a new tab signs the waiting tab in", async () => {
  server.on(SESSION, () => json(null));
  const waiting = openTab();
  await waiting.ready();
  server.on(SESSION, () => json(SIGNED_IN));
  await openTab().ready();
  await vi.waitFor(() => expect(waiting.get().status).toBe("signed_in"));
});

test("a sign-out that did not reach the server is reported, and the session stays", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  server.on(SIGN_OUT, networkError);
  const tab = openTab();
  await tab.ready();
  await expect(tab.signOut()).rejects.toMatchObject({ code: "offline" });
  expect(tab.get().status).toBe("signed_in");
});

test("an answer from before a sign-out does not bring the session back", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  server.on(SIGN_OUT, () => json({ success: true }));
  const tab = openTab();
  await tab.ready();
  const late = Promise.withResolvers<Response>();
  server.on(SESSION, () => late.promise);
  window.dispatchEvent(new Event("focus"));
  // A store of another file may receive the focus event, too.
  await vi.waitFor(() => expect(server.callsTo(SESSION).length).toBeGreaterThan(1));
  await tab.signOut();
  late.resolve(json(SIGNED_IN));
  await settle();
  expect(tab.get().status).toBe("signed_out");
});

test("many callers share one token, and one call for it", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  const jwt = makeJwt(900);
  server.on(TOKEN, () => json({ token: jwt }));
  const tab = openTab();
  expect(await Promise.all([tab.accessToken(), tab.accessToken(), tab.accessToken()])).toEqual([
    jwt,
    jwt,
    jwt,
  ]);
  expect(await tab.accessToken()).toBe(jwt);
  expect(server.callsTo(TOKEN)).toHaveLength(1);
});

test("the token that comes with the session saves the first call", async () => {
  const jwt = makeJwt(900);
  server.on(SESSION, () => json(SIGNED_IN, { headers: { "set-auth-jwt": jwt } }));
  expect(await openTab().accessToken()).toBe(jwt);
  expect(server.callsTo(TOKEN)).toEqual([]);
});

test("a token is renewed a minute before it expires, and not earlier", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  server.on(SESSION, () => json(SIGNED_IN));
  const [first, second] = [makeJwt(900, "first"), makeJwt(900, "second")];
  server.on(TOKEN, () => json({ token: first }));
  const tab = openTab();
  await tab.accessToken();
  server.on(TOKEN, () => json({ token: second }));
  vi.setSystemTime(Date.now() + 839_000);
  expect(await tab.accessToken()).toBe(first);
  vi.setSystemTime(Date.now() + 1000);
  expect(await tab.accessToken()).toBe(second);
});

test("a rejected token is not handed out again", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  const [first, second] = [makeJwt(900, "first"), makeJwt(900, "second")];
  server.on(TOKEN, () => json({ token: first }));
  const tab = openTab();
  await tab.accessToken();
  server.on(TOKEN, () => json({ token: second }));
  expect(await tab.accessToken(first)).toBe(second);
  expect(await tab.accessToken(first)).toBe(second);
  expect(server.callsTo(TOKEN)).toHaveLength(2);
});

test("a renewal that finds the session gone signs out, here and in the other tabs", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.ready(), other.ready()]);
  server.on(SESSION, () => json(null));
  server.on(TOKEN, () => apiError(401, "UNAUTHORIZED"));
  expect(await one.accessToken()).toBeNull();
  expect(one.get().status).toBe("signed_out");
  await vi.waitFor(() => expect(other.get().status).toBe("signed_out"));
});

test("a renewal that cannot reach the server fails as offline and signs nobody out", async () => {
  server.on(SESSION, () => json(SIGNED_IN));
  server.on(TOKEN, networkError);
  const tab = openTab();
  await expect(tab.accessToken()).rejects.toMatchObject({ code: "offline", status: 0 });
  expect(tab.get().status).toBe("signed_in");
});

test("a new person never gets the token of the one before", async () => {
  const [mayas, leos] = [makeJwt(900, "maya"), makeJwt(900, "leo")];
  server.on(SESSION, () => json(SIGNED_IN));
  server.on(TOKEN, () => json({ token: mayas }));
  const tab = openTab();
  await tab.accessToken();
  server.on(SESSION, () => json({ user: { id: "u2", email: "leo@luli.test", name: "" } }));
  server.on(TOKEN, () => json({ token: leos }));
  await tab.refresh();
  expect(await tab.accessToken()).toBe(leos);
});

test("a visitor gets no token and no call is made for one", async () => {
  server.on(SESSION, () => json(null));
  expect(await openTab().accessToken()).toBeNull();
  expect(server.callsTo(TOKEN)).toEqual([]);
});

test("only a session that its person did not end here is lost, with the last token that this page had", async () => {
  server.on(SESSION, () => json(null));
  const visitor = openTab();
  await visitor.ready();
  expect(visitor.lost()).toBeNull();
  keep("person", "u1");
  const returning = openTab();
  await returning.ready();
  expect(returning.lost()).toEqual({ token: null });
  keep("person", null);

  server.on(SESSION, () => json(SIGNED_IN));
  const jwt = makeJwt(900);
  server.on(TOKEN, () => json({ token: jwt }));
  const tab = openTab();
  await tab.accessToken();
  server.on(TOKEN, () => apiError(401, "not_authenticated"));
  await tab.accessToken(jwt);
  expect(tab.lost()).toEqual({ token: jwt });
  await tab.refresh();
  expect(tab.lost()).toBeNull();
  server.on(SIGN_OUT, endSession);
  await tab.signOut();
  expect(tab.lost()).toBeNull();
});
