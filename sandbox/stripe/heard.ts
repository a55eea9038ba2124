// Says aloud what the stand-in was asked, answered and told, to whoever holds it against Stripe's description; nobody listens otherwise.
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
