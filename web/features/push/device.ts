// This browser's push subscription.
import type { PushSubscriptionRequest } from "../../../shared/contracts/push.ts";
import { call } from "../../lib/http.ts";

/** `blocked`: the person said no before, and only the browser's own settings change that. */
export type Device = "unsupported" | "blocked" | "off" | "on";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** True when the person has allowed notifications before. */
export const mayShowNotes = () => isSupported() && Notification.permission === "granted";

export async function readDevice(publicKey: string | null): Promise<Device> {
  if (publicKey === null || !isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await findSubscription(publicKey)) ? "on" : "off";
}

/** Asks the person, then the browser, then tells the server. Returns the new state; throws when one of the last two fails. */
export async function turnOn(publicKey: string): Promise<Device> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await findSubscription(publicKey)) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await call("PUT /api/push-subscription", { body: asRequest(subscription) });
  return "on";
}

/** The browser unsubscribes at once; the server learns of it with its next message. */
export async function turnOff(): Promise<void> {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await call("DELETE /api/push-subscription", { body: asRequest(subscription) });
}

/** Finds the subscription. One for another server key receives nothing and is dropped. */
async function findSubscription(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  if (base64url(subscription.options.applicationServerKey) === publicKey) return subscription;
  await subscription.unsubscribe();
  return null;
}

const asRequest = (subscription: PushSubscription) =>
  subscription.toJSON() as PushSubscriptionRequest;

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
