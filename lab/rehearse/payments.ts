// A person pays and cancels. Events of Stripe's stand-in come only by its webhooks through the proxy: nothing here
// asks for a second reading.
import type { StripeSandbox } from "../../sandbox/stripe/start.ts";
import type { SubscriptionState } from "../../shared/contracts/subscription.ts";
import { CONSENT } from "../../shared/rules/consent.ts";
import { type Person, until } from "./person.ts";

const CARD = { number: "4242 4242 4242 4242", expiry: "12/99", cvc: "123", name: "Ada" };
/** Longer than a trial and a period. */
const LONG_S = 60 * 24 * 60 * 60;

export const subscriptionOf = (person: Person): Promise<SubscriptionState> =>
  person.postJson("/functions/v1/check-subscription", {});

/** How many events were told. */
export async function payAndCancel(person: Person, stripe: StripeSandbox): Promise<number> {
  const { clientSecret } = await person.postJson<{ clientSecret: string }>(
    "/functions/v1/create-checkout",
    { consent: { text_version: CONSENT.version } },
  );
  await press(`${stripe.url}/checkout/${clientSecret}`, CARD);
  await until("the checkout's webhook", async () => (await subscriptionOf(person)).subscribed);
  const { url } = await person.postJson<{ url: string }>("/functions/v1/customer-portal", {});
  await press(url, { action: "cancel" });
  const isEnding = async () => (await subscriptionOf(person)).cancel_at_period_end;
  await until("the portal's webhook", isEnding);
  await person.postJson("/functions/v1/resume-subscription", {});
  if (await isEnding()) throw new Error("Resumed, and still ending.");
  await person.postJson("/functions/v1/cancel-subscription", {});
  return allTold(stripe);
}

/** Stripe's clock goes on until it is over. */
export async function waitForEnd(person: Person, stripe: StripeSandbox): Promise<number> {
  stripe.advance(LONG_S);
  await until("the end's webhook", async () => !(await subscriptionOf(person)).subscribed);
  return allTold(stripe);
}

async function allTold({ state }: StripeSandbox): Promise<number> {
  await until("the last webhook's answer", () => state.deliveries.length === 0);
  return Object.keys(state.events).length;
}

async function press(page: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(page, { method: "POST", body: new URLSearchParams(fields) });
  const text = await answer.text();
  if (!answer.ok || text.includes('role="alert"')) throw new Error(`${page} answers ${text}`);
}
