import { beforeEach, expect, test, vi } from "vitest";
import {
  type FakeServer,
  SIGNED_IN,
  apiError,
  json,
  makeJwt,
  networkError,
  startFakeServer,
} from "../testing/fake-server.ts";
import { page } from "./session/first-answers.ts";
import { call, HttpError } from "./http.ts";
import { sessionStore } from "./session/session.ts";

const TOKEN = "GET /auth/v1/token";
let server: FakeServer;

beforeEach(async () => {
  server = startFakeServer();
  server.on("GET /auth/v1/get-session", () => json(null));
  await sessionStore.refresh();
  server.on("GET /auth/v1/get-session", () => json(SIGNED_IN));
  await sessionStore.refresh();
  server.on(TOKEN, () => json({ token: makeJwt(900, "first") }));
});

const failureOf = async (calling: Promise<unknown>): Promise<unknown> =>
  calling.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error,
  );

test("calls carry the access token", async () => {
  server.on("GET /api/me", () => json({ coins: 1250 }));
  expect(await call("GET /api/me")).toEqual({ coins: 1250 });
  expect(server.callsTo("GET /api/me")[0]?.headers.get("authorization")).toMatch(
    /^Bearer .*\.first$/,
  );
});

test.each([
  ["for this person is taken once", (own: string) => own, ["known", "fetched"]],
  ["for somebody else is not", () => makeJwt(900, "another"), ["fetched", "fetched"]],
])("what the document asked for %s", async (_, whose, expected) => {
  const token = makeJwt(900, "first");
  server.on(TOKEN, () => json({ token }));
  server.on("GET /api/me", () => json("fetched"));
  page.firstAnswers = {
    token: Promise.resolve(whose(token)),
    answers: { "/api/me": Promise.resolve(Response.json("known")) },
  };
  expect([await call("GET /api/me"), await call("GET /api/me")]).toEqual(expected);
});

test("a post sends its body as JSON, or none", async () => {
  const check = "POST /functions/v1/check-subscription";
  server.on(check, ({ body }) => json({ got: body }));
  const body = { session_id: "cs_1" };
  expect(await call(check, { body })).toEqual({ got: body });
  await call(check);
  const [, empty] = server.callsTo(check);
  expect(empty?.body).toBeUndefined();
  expect(empty?.headers.has("content-type")).toBe(false);
});

test("a public address waits for no session and carries no token", async () => {
  server.on("GET /config.json", () => json({ google: true }));
  expect(await call("GET /config.json", { isPublic: true })).toEqual({ google: true });
  expect(server.callsTo("GET /config.json")[0]?.headers.has("authorization")).toBe(false);
  expect(server.callsTo(TOKEN)).toEqual([]);
});

test("a call without a session is not sent and fails as not authenticated", async () => {
  server.on("GET /auth/v1/get-session", () => json(null));
  await sessionStore.refresh();
  expect(await failureOf(call("GET /api/me"))).toMatchObject({
    status: 401,
    code: "not_authenticated",
  });
  expect(server.callsTo("GET /api/me")).toEqual([]);
});

test("a refused token is renewed and the call made once more", async () => {
  server.on("GET /api/me", ({ headers }) => {
    if (!headers.get("authorization")?.endsWith(".second"))
      return apiError(401, "not_authenticated");
    return json({ coins: 7 });
  });
  await sessionStore.accessToken();
  server.on(TOKEN, () => json({ token: makeJwt(900, "second") }));
  expect(await call("GET /api/me")).toEqual({ coins: 7 });
});

test("a call that is refused twice fails, and is not tried a third time", async () => {
  server.on("GET /api/me", () => apiError(401, "not_authenticated", "Please sign in."));
  await sessionStore.accessToken();
  server.on(TOKEN, () => json({ token: makeJwt(900, "second") }));
  expect(await failureOf(call("GET /api/me"))).toMatchObject({
    status: 401,
    code: "not_authenticated",
  });
  expect(server.callsTo("GET /api/me")).toHaveLength(2);
});

test("a refused token of a session that is gone signs out", async () => {
  server.on("GET /api/me", () => apiError(401, "not_authenticated"));
  await sessionStore.accessToken();
  server.on(TOKEN, () => apiError(401, "UNAUTHORIZED"));
  expect(await failureOf(call("GET /api/me"))).toMatchObject({ status: 401 });
  expect(sessionStore.get().status).toBe("signed_out");
});

test("an error answer keeps its code, message, field and waiting time", async () => {
  server.on("POST /api/visit", () =>
    json(
      { error: { code: "rate_limited", message: "Slow down.", field: "messages.0" } },
      { status: 429, headers: { "retry-after": "12" } },
    ),
  );
  const error = await failureOf(call("POST /api/visit"));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    status: 429,
    code: "rate_limited",
    message: "Slow down.",
    field: "messages.0",
    retryAfter: 12,
  });
});

test("a mistake of the server has what it is found by in the log; a refusal has none", async () => {
  const head = { "x-request-id": "0af7651916cd43dd" };
  server.on("GET /api/me", () => apiError(500, "internal_error", "Sorry.", head));
  expect(await failureOf(call("GET /api/me"))).toMatchObject({ requestId: "0af7651916cd43dd" });
  server.on("GET /api/me", () => apiError(409, "not_unlocked", "Not yet.", head));
  expect(await failureOf(call("GET /api/me"))).toMatchObject({ requestId: undefined });
});

test.each([
  ["a page that is not ours", () => new Response("?", { status: 502 }), 502, "http_502"],
  ["no network", networkError, 0, "offline"],
  ["an answer that breaks off", () => new Response('{"coins":'), 0, "offline"],
])("%s has a code as well", async (_, answer, status, code) => {
  server.on("GET /api/me", answer);
  expect(await failureOf(call("GET /api/me"))).toMatchObject({ status, code });
});

test("an answer that never comes is the code offline", async () => {
  const timeout = new AbortController();
  const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  server.on("GET /config.json", () => new Promise(() => {}));
  const failure = failureOf(call("GET /config.json", { isPublic: true }));
  await expect.poll(() => server.callsTo("GET /config.json")).toHaveLength(1);
  timeout.abort(new DOMException("too late", "TimeoutError"));
  expect(await failure).toMatchObject({ code: "offline" });
  spy.mockRestore();
});

test("the caller's abort is no failure of the network", async () => {
  server.on("GET /api/me", () => new Promise(() => {}));
  const controller = new AbortController();
  const failure = failureOf(call("GET /api/me", { signal: controller.signal }));
  await expect.poll(() => server.callsTo("GET /api/me")).toHaveLength(1);
  controller.abort();
  expect(await failure).toMatchObject({ name: "AbortError" });
});
