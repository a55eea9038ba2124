import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { errorResponse, notFound } from "./errors.ts";
import { createRoute } from "./route.ts";
import { createPace } from "./pace.ts";

test("limit counts one user's calls a minute, does not slow others, and begins anew with the next minute", () => {
  let now = 10_000;
  const pace = createPace(2, () => new Date(now));
  expect([pace("ada"), pace("ada"), pace("ada")]).toEqual([null, null, 50]);
  expect(pace("bo")).toBeNull();
  now = 60_000;
  expect(pace("ada")).toBeNull();
});

test("limited callers hear when to come back, and the calls of /functions/v1 are not limited", async () => {
  const { database } = await databaseFixture();
  const app = new Hono();
  const log = createLog(() => {});
  const context = { database, log, noteSecurity: () => {}, clock: () => new Date() };
  app.onError((error, c) => errorResponse(error, c, log));
  const route = createRoute(app, context, async (token) => token, { callsAMinute: 2 });
  route("GET /api/wallet", () => ({ balance: 0, entries: [], next: null }));
  route("POST /functions/v1/check-subscription", async () => {
    throw notFound();
  });
  const headers = { authorization: "Bearer ada" };
  const ask = (path: string, method = "GET") => app.request(path, { method, headers });
  const answers = [await ask("/api/wallet"), await ask("/api/wallet"), await ask("/api/wallet")];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/functions/v1/check-subscription", "POST")).status).toBe(404);
});
