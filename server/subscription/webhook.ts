// stripe-webhook: believes a signature and nothing else. An event only says whose subscription to read again.
import type { Stripe } from "stripe";
import { REMINDER_DAYS } from "../../shared/rules/plan.ts";
import { AppError } from "../http/errors.ts";
import { findOwner, isEventKnown, rememberEvent } from "./queries.ts";
import { idOf } from "./stripe.ts";
import type { SubscriptionContext, Reminder, Sync } from "./sync.ts";

/** What can change a subscription. Everything else is answered with 200 and forgotten. */
const MATTERS =
  /^(?:customer\.subscription\.|customer\.deleted$|checkout\.session\.|invoice\.paid$|invoice\.payment_failed$|charge\.refunded$|charge\.dispute\.)/;

type Parts = {
  context: SubscriptionContext;
  stripe: Stripe;
  secret: string;
  sync: Sync;
  remind: (reminder: Reminder) => Promise<void>;
};

export function createWebhook({ context, stripe, secret, sync, remind }: Parts) {
  const { database, clock, log } = context;

  async function verify(body: string, signature: string): Promise<Stripe.Event> {
    try {
      return await stripe.webhooks.constructEventAsync(body, signature, secret);
    } catch (cause) {
      throw new AppError(400, "bad_signature", "This does not come from Stripe.", { cause });
    }
  }

  /** Remembered only after it was dealt with: if that fails, Stripe sends it again. */
  return async function receive(body: string, signature: string): Promise<void> {
    const event = await verify(body, signature);
    if (!MATTERS.test(event.type)) return;
    if (await isEventKnown(database, event.id)) return;
    const customer = await findCustomer(event);
    const owner = customer && (await findOwner(database, customer));
    // Stripe says it three days before the end, which is day 4: whoever comes first, this or our own job, sends the mail.
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
