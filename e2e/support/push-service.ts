// A push service on this machine, and a browser's side of it. What a real service does for a browser with a network, the test
// does by hand: it carries the message to the service worker.
import { createECDH, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import ece from "http_ece";
import type { PushNote } from "../../shared/contracts/push.ts";
import type { PagePath } from "../../shared/pages.ts";

export type PushService = Awaited<ReturnType<typeof startPushService>>;

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  shown: Promise<void>;
  /** The app's icon says that there is something. */
  badged: Promise<void>;
};

/** The service keeps the subscription's private key, so it alone can read a message. */
export async function startPushService() {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const authSecret = randomBytes(16).toString("base64url");
  const bodies: Buffer[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/1`,
      keys: { p256dh: key.getPublicKey("base64url"), auth: authSecret },
    },
    /** Returns the messages decrypted, as the browser would read them. */
    messages: () =>
      bodies.map((body) =>
        ece.decrypt(body, { version: "aes128gcm", privateKey: key, authSecret }).toString(),
      ),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser without a network cannot subscribe anywhere: here it subscribes to ours. */
export async function subscribeTo(
  { subscription }: PushService,
  context: BrowserContext,
): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript((json) => {
    let isOn = false;
    let applicationServerKey: ArrayBuffer | null = null;
    const made = {
      get options() {
        return { applicationServerKey };
      },
      toJSON: () => json,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () =>
      isOn ? (made as unknown as PushSubscription) : null;
    PushManager.prototype.subscribe = async (options) => {
      isOn = true;
      const key = options?.applicationServerKey as string;
      const text = key.replaceAll("-", "+").replaceAll("_", "/");
      applicationServerKey = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!).buffer;
      return made as unknown as PushSubscription;
    };
  }, subscription);
}

/**
 * The last step of a push service: the worker is woken with the message. Answers what the browser shows then.
 *
 * The worker is asked when it has shown it, and only then what is shown: Chromium takes a notification that is
 * written down and not yet on the screen for one that the person has swept away, and forgets it, when somebody asks
 * in that moment (asking in a loop lost 4 of 8).
 */
export async function deliver(page: Page, message: string): Promise<PushNote[]> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.badged = new Promise<void>((resolve) => {
      const value = async () => resolve();
      Object.defineProperty(navigator, "setAppBadge", { value });
    });
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shown = new Promise((resolve, reject) => {
      scope.registration.showNotification = (...note) => {
        const done = show(...note);
        done.then(resolve, reject);
        return done;
      };
    });
  });
  await wake(page, message);
  return worker!.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    await scope.shown;
    await scope.badged;
    const notes = await scope.registration.getNotifications();
    return notes.map(({ title, body, data }) => ({ title, body, path: data as PagePath }));
  });
}

async function wake(page: Page, message: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: message,
  });
}
