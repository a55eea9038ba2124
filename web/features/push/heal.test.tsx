// A scripted browser that is subscribed or not, and a server that may have forgotten it.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../../../shared/contracts/me.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { CONFIG, type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { healPush } from "./heal.ts";

const SAVE = "PUT /api/push-subscription";
const WANTS: Me = { ...ME, settings: { ...ME.settings, push_notifications: true } };
const BEN: Me = { ...WANTS, user: { ...ME.user, id: "u2" } };

let server: FakeLuli;
let isSubscribed: boolean;
const subscribe = vi.fn<() => Promise<unknown>>();
const permission = { permission: "granted", requestPermission: async () => permission.permission };
const json = { endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } };
const subscription = {
  options: { applicationServerKey: new TextEncoder().encode("key").buffer },
  toJSON: () => json,
};

beforeEach(async () => {
  vi.setSystemTime("2026-11-28T12:00:00");
  isSubscribed = true;
  subscribe.mockReset().mockImplementation(async () => ((isSubscribed = true), subscription));
  permission.permission = "granted";
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe,
  };
  const registration = { pushManager };
  vi.stubGlobal("Notification", permission);
  vi.stubGlobal("PushManager", Object);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  server = startFakeLuli(WANTS);
  server.config = { ...CONFIG, vapid_public_key: btoa("key").replaceAll("=", "") };
  server.on(SAVE, () => new Response(null, { status: 204 }));
  await sessionStore.refresh();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const visit = async (person: Me = WANTS) => {
  server.me = person;
  await sessionStore.refresh();
  await healPush(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
};
const saved = () => server.callsTo(SAVE).map(({ body }) => body);

test("a visit tells a server that has lost the browser, once a day", async () => {
  await visit();
  await visit();
  expect(saved()).toEqual([json]);
  expect(subscribe).not.toHaveBeenCalled();
  vi.setSystemTime("2026-11-29T12:00:00");
  await visit();
  expect(saved()).toHaveLength(2);
});

test("a visit subscribes a browser that has lost its subscription", async () => {
  isSubscribed = false;
  await visit();
  expect(subscribe).toHaveBeenCalledOnce();
  expect(saved()).toEqual([json]);
});

test("a visit takes the browser back after somebody else was signed in here on the same day", async () => {
  await visit();
  await visit(BEN);
  await visit();
  expect(saved()).toHaveLength(3);
});

test("a visit that fails is made up for by the next one", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  server.on(SAVE, () => new Response(null, { status: 503 }));
  await visit();
  server.on(SAVE, () => new Response(null, { status: 204 }));
  await visit();
  expect(saved()).toHaveLength(2);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test.each([
  ["the person does not want push messages", { person: ME }],
  ["the browser has not been allowed to show any", { granted: "default" }],
])("a visit asks for nothing where %s", async (_, given: { person?: Me; granted?: string }) => {
  permission.permission = given.granted ?? "granted";
  isSubscribed = false;
  await visit(given.person);
  expect(saved()).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
});
