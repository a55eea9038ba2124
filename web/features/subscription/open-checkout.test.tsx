import { beforeEach, expect, test, vi } from "vitest";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { type FakeServer, apiError, json, startSignedIn } from "../../testing/fake-server.ts";
import { openCheckout } from "./open-checkout.ts";

const CREATE = "POST /functions/v1/create-checkout";
const SCRIPT = "https://stripe.test/stripe.js";
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

let server: FakeServer;
let element: HTMLElement;
/** Counts the open checkouts, and the most at once. */
let living: number;
let most: number;

beforeEach(async () => {
  server = await startSignedIn();
  server.on(CREATE, () => json({ clientSecret: "cs_1_secret_2" }));
  element = document.createElement("div");
  living = 0;
  most = 0;
  window.Stripe = () => ({
    createEmbeddedCheckoutPage: async ({ fetchClientSecret }) => {
      most = Math.max(most, ++living);
      const frame = document.createElement("iframe");
      frame.title = await fetchClientSecret();
      return { mount: (where) => where.append(frame), destroy: () => void living-- };
    },
  });
});

const open = () => {
  const onReady = vi.fn<() => void>();
  const onFailure = vi.fn<(error: unknown) => void>();
  const close = openCheckout({
    publishableKey: "pk_1",
    scriptUrl: SCRIPT,
    element,
    onReady,
    onFailure,
  });
  return { onReady, onFailure, close };
};
const arrive = async () => {
  await expect.poll(() => scripts()).not.toHaveLength(0);
  for (const script of scripts()) script.dispatchEvent(new Event("load"));
};

test("a script that fails is told, and the next try asks for it again", async () => {
  const first = open();
  await expect.poll(() => scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect.poll(() => first.onFailure).toHaveBeenCalledOnce();
  const second = open();
  await arrive();
  await expect.poll(() => second.onReady).toHaveBeenCalledOnce();
  second.close();
});

test("the checkout stands with its secret, the consent's version goes along, the script comes once", async () => {
  const { onReady, close } = open();
  await arrive();
  await expect.poll(() => onReady).toHaveBeenCalledOnce();
  expect(element.querySelector("iframe")?.title).toBe("cs_1_secret_2");
  expect(server.callsTo(CREATE)[0]?.body).toEqual({ consent: { text_version: CONSENT.version } });
  expect(scripts()).toHaveLength(1);
  close();
  close();
  expect(living).toBe(0);
});

test("a checkout closed at once sends no request, and the next one opens", async () => {
  open().close();
  const { onReady, close } = open();
  await arrive();
  await expect.poll(() => onReady).toHaveBeenCalledOnce();
  expect(server.callsTo(CREATE)).toHaveLength(1);
  expect(most).toBe(1);
  close();
});

test("a checkout closed while loading is gone before the next one stands", async () => {
  const late = Promise.withResolvers<Response>();
  server.on(CREATE, () => late.promise);
  const first = open();
  await expect.poll(() => server.callsTo(CREATE)).toHaveLength(1);
  first.close();
  const second = open();
  server.on(CREATE, () => json({ clientSecret: "cs_2_secret_2" }));
  late.resolve(json({ clientSecret: "cs_1_secret_2" }));
  await expect.poll(() => second.onReady).toHaveBeenCalledOnce();
  expect(first.onReady).not.toHaveBeenCalled();
  expect(element.querySelectorAll("iframe")).toHaveLength(1);
  expect(most).toBe(1);
  second.close();
});

test("a refused checkout is told with the server's code", async () => {
  server.on(CREATE, () => apiError(409, "already_subscribed"));
  const { onFailure, onReady } = open();
  await expect.poll(() => onFailure).toHaveBeenCalledOnce();
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ code: "already_subscribed" });
  expect(onReady).not.toHaveBeenCalled();
});
