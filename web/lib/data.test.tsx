import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_SUBSCRIPTION, meQuery, subscriptionQuery, useSessionQueries } from "./data.ts";
import {
  type FakeServer,
  SIGNED_IN,
  apiError,
  json,
  startSignedIn,
} from "../testing/fake-server.ts";
import { sessionStore } from "./session/session.ts";

const ACTIVE = {
  subscribed: true,
  status: "active",
  product_id: "p1",
  subscription_end: "2026-12-01T00:00:00Z",
};
const CHECK = "POST /functions/v1/check-subscription";
const SESSION = "GET /auth/v1/get-session";

let server: FakeServer;
let client: QueryClient;

beforeEach(async () => {
  server = await startSignedIn();
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
});

const watch = () => {
  const observer = new QueryObserver(client, subscriptionQuery);
  observer.subscribe(() => {});
  return observer;
};

test("the subscription is checked at load, and is the default before", async () => {
  server.on(CHECK, () => json(ACTIVE));
  const observer = watch();
  expect(observer.getCurrentResult().data).toEqual(DEFAULT_SUBSCRIPTION);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(ACTIVE);
});

test("a failed check is only logged, and the state before is kept", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  server.on(CHECK, () => apiError(503, "stripe_down"));
  const observer = watch();
  await expect.poll(() => log).toHaveBeenCalledOnce();
  expect(observer.getCurrentResult().data).toEqual(DEFAULT_SUBSCRIPTION);

  server.on(CHECK, () => json(ACTIVE));
  await observer.refetch();
  server.on(CHECK, () => apiError(503, "stripe_down"));
  await observer.refetch();
  expect(observer.getCurrentResult().data).toEqual(ACTIVE);
});

test("a visitor's subscription is the default, without a call", async () => {
  server.on(SESSION, () => json(null));
  await sessionStore.refresh();
  const observer = watch();
  await expect.poll(() => observer.getCurrentResult().isFetched).toBe(true);
  expect(observer.getCurrentResult().data).toEqual(DEFAULT_SUBSCRIPTION);
  expect(server.callsTo(CHECK)).toEqual([]);
});

test("sign-out empties the cache and brings the default subscription back", async () => {
  server.on(CHECK, () => json(ACTIVE));
  const observer = watch();
  await expect.poll(() => observer.getCurrentResult().data).toEqual(ACTIVE);
  client.setQueryData(meQuery.queryKey, { coins: 5 } as never);
  client.setQueryData(["config"], { google: true });
  renderHook(() => useSessionQueries(client));

  server.on("POST /auth/v1/sign-out", () => json({ success: true }));
  await sessionStore.signOut();
  await expect.poll(() => observer.getCurrentResult().data).toEqual(DEFAULT_SUBSCRIPTION);
  expect(client.getQueryData(meQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(["config"])).toEqual({ google: true });
});

test("another person's pages are asked for anew", async () => {
  server.on(CHECK, () => json(ACTIVE));
  const observer = watch();
  await expect.poll(() => observer.getCurrentResult().data).toEqual(ACTIVE);
  renderHook(() => useSessionQueries(client));

  const trial = { ...ACTIVE, status: "trial" };
  server.on(CHECK, () => json(trial));
  server.on(SESSION, () => json({ user: { id: "u2", email: "leo@luli.test", name: "" } }));
  await sessionStore.refresh();
  await expect.poll(() => observer.getCurrentResult().data).toEqual(trial);
});

test("a sign-in checks the subscription again", async () => {
  server.on(SESSION, () => json(null));
  await sessionStore.refresh();
  const observer = watch();
  await expect.poll(() => observer.getCurrentResult().isFetched).toBe(true);
  renderHook(() => useSessionQueries(client));

  server.on(CHECK, () => json(ACTIVE));
  server.on(SESSION, () => json(SIGNED_IN));
  await sessionStore.refresh();
  await expect.poll(() => observer.getCurrentResult().data).toEqual(ACTIVE);
});
