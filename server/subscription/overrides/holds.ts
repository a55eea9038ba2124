// Suspended people are charged nothing: Stripe voids invoices that fall due, and charges again from the next period on once they are
// reinstated. The subscription stays what it is. See docs/flows/subscription.md.
import type { Stripe } from "stripe";
import { getHold, listUnheld, setHeld } from "./queries.ts";
import { DISPUTE_PAUSE } from "../snapshot/disputes.ts";
import { getSubscription } from "../queries.ts";
import { isMissing } from "../stripe.ts";
import type { SubscriptionContext } from "../sync.ts";

export const HOLD_QUEUE = "subscription-hold";
/** Holds that the queue gave up are queued again at this time. */
export const HOLD_SWEEP = "47 * * * *";
export type Hold = { userId: string };

const OVER: Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];

/** Queues the job in the transaction that suspends or reinstates. */
export async function announceHold(
  { config, jobs, clock }: Pick<SubscriptionContext, "config" | "jobs" | "clock">,
  userId: string,
  transaction?: SubscriptionContext["database"],
): Promise<void> {
  const hold: Hold = { userId };
  if (config.stripe) await jobs.at(HOLD_QUEUE, hold, clock(), transaction);
}

export async function sweepHolds(context: SubscriptionContext): Promise<void> {
  const unheld = await listUnheld(context.database);
  for (const userId of unheld) await announceHold(context, userId);
  if (unheld.length > 0) context.log.warn("holds are waiting", { count: unheld.length });
}

/** Idempotent. Sets the hold by the account's current state and reads it again afterwards: the last of two jobs at once is right. */
export async function updateHold(
  { database, clock }: SubscriptionContext,
  stripe: Stripe,
  userId: string,
): Promise<void> {
  for (let told: boolean | null = null; ;) {
    const isHeld = await getHold(database, userId);
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (isHeld === null || !row?.customer_id || isHeld === told) return;
    await tell(stripe, row.customer_id, isHeld);
    await setHeld(database, userId, isHeld ? clock() : null);
    told = isHeld;
  }
}

/** A checkout that is still open in some tab is closed as well. */
async function tell(stripe: Stripe, customer: string, isHeld: boolean): Promise<void> {
  try {
    if (isHeld)
      for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open" }))
        await stripe.checkout.sessions.expire(id);
    for await (const each of stripe.subscriptions.list({ customer, status: "all" }))
      if (!OVER.includes(each.status))
        await stripe.subscriptions.update(each.id, {
          pause_collection: isHeld || DISPUTE_PAUSE in each.metadata ? { behavior: "void" } : "",
        });
  } catch (error) {
    // Deleted at Stripe: nothing is left to be charged.
    if (!isMissing(error)) throw error;
  }
}
