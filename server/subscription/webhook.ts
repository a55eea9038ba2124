// stripe-webhook: believes a signature and nothing else. An event only says whose subscription to read again.
import type { Stripe } from "stripe";
import * as v from "valibot";
import { REMINDER_DAYS } from "../../shared/rules/plan.ts";
import { AppError } from "../http/errors.ts";
import { findOwner, isEventKnown, rememberEvent } from "./queries.ts";
import { idOf } from "./stripe.ts";
import type { SubscriptionContext, Reminder, Sync } from "./sync.ts";

/** Events that can change a subscription. npm run stripe:setup subscribes to them; other events are answered with 200 and ignored. */
export const HANDLED_EVENTS = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.deleted",
  "checkout.session.completed",
  "checkout.session.expired",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];
const MATTERS = new Set<string>(HANDLED_EVENTS);

/** Fields that are read. The library accepts any JSON with a valid signature. */
const signed = v.looseObject({
  id: v.string(),
  type: v.string(),
  data: v.looseObject({ object: v.looseObject({}) }),
});

type WebhookDeps = {
  context: SubscriptionContext;
  stripe: Stripe;
  secret: string;
  sync: Sync;
  remind: (reminder: Reminder) => Promise<void>;
};

export function createWebhook({ context, stripe, secret, sync, remind }: WebhookDeps) {
  const { database, clock, log } = context;

  async function verify(body: string, signature: string): Promise<Stripe.Event> {
    try {
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret);
      return v.parse(signed, event) as unknown as Stripe.Event;
    } catch (cause) {
      throw new AppError(400, "bad_signature", "This does not come from Stripe.", { cause });
    }
  }

  /** Remembered only after it was dealt with: if that fails, Stripe sends it again. */
  return async function receive(body: string, signature: string): Promise<void> {
    const event = await verify(body, signature);
    if (!MATTERS.has(event.type)) return;
    if (await isEventKnown(database, event.id)) return;
    const customer = await findCustomer(event);
    const owner = customer && (await findOwner(database, customer));
    // Stripe sends it three days before the end, which is day 4: the first of this event and our own job sends the mail.
    if (owner && event.type === "customer.subscription.trial_will_end")
      await remind({ userId: owner, day: REMINDER_DAYS[0] });
    else if (owner) await sync(owner);
    else log.info("event of nobody here", { type: event.type });
    await rememberEvent(database, event, clock());
  };

  async function findCustomer({ data: { object } }: Stripe.Event): Promise<string | null> {
    const thing = object as { object: string; id: string; customer?: string; charge?: string };
    if (thing.object === "customer") return thing.id;
    if (thing.object !== "dispute") return idOf(thing.customer);
    const charge = idOf(thing.charge);
    return charge && idOf((await stripe.charges.retrieve(charge)).customer);
  }
}
