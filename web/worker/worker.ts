// The service worker: it serves the last conversation offline, and shows push messages when no page is open. It never answers for the API:
// those requests always go to the server.
import type { PublicConfig } from "../../shared/contracts/config.ts";
import type { PushNote } from "../../shared/contracts/push.ts";
import type { AppPath } from "../../shared/pages.ts";
import { isServerAddress } from "../../shared/server-addresses.ts";

declare const self: ServiceWorkerGlobalScope;

/** scripts/web/precache.ts writes this value in front. */
declare const PRECACHE: { version: string; files: string[] };

const CACHE = `luli-${PRECACHE.version}`;
/** The outline of this page serves every page. */
const SHELL: AppPath = "/chat";
const FILES = new Set(PRECACHE.files);

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || isServerAddress(pathname)) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (FILES.has(pathname) || pathname.startsWith("/assets/"))
    event.respondWith(fromCache(event.request));
});

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, path } = event.data.json() as PushNote;
  const note = self.registration.showNotification(title, {
    body,
    icon: "/icon-192.png",
    // A new notification replaces one that was not seen.
    tag: "luli",
    data: path,
  });
  event.waitUntil(Promise.all([note, badge()]));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** Sets the badge on the app's icon until a page is opened (web/app/service-worker.ts). Browsers may have or allow none. */
async function badge(): Promise<void> {
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

/** Subscribes anew. A signed-out person is subscribed by the next visit (web/features/push/heal.ts). */
async function subscribeAgain(): Promise<void> {
  const [token, config] = await Promise.all([fetch("/auth/v1/token"), fetch("/config.json")]);
  if (!token.ok || !config.ok) return;
  const bearer = (await token.json()) as { token: string };
  const { vapid_public_key: key } = (await config.json()) as PublicConfig;
  if (key === null) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await fetch("/api/push-subscription", {
    method: "PUT",
    headers: { authorization: `Bearer ${bearer.token}`, "content-type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Hashed files come from the HTTP cache, where the page has just put them; others could be outdated there.
  const requests = [SHELL, ...PRECACHE.files].map(
    (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" }),
  );
  await cache.addAll(requests);
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // Pages are requested while this worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (!shell) throw error;
    return shell;
  }
}

/** These files have a hash in their name, or change with the version of this worker. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
