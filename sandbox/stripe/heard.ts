// Publishes every request, answer and event to a listener that compares them with Stripe's description.
import { channel } from "node:diagnostics_channel";

/** `address` with its query; an event is no call: it is what a webhook brings. */
export type StripeTraffic =
  | { method: string; address: string; body: string; status: number; answer: string }
  | { event: string };

export const CHANNEL = "luli.stripe";
const heard = channel(CHANNEL);

export function sayHeard(what: () => StripeTraffic): void {
  if (heard.hasSubscribers) heard.publish(what());
}
