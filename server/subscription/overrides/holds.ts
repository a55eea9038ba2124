// Suspended people are charged nothing: Stripe voids invoices that fall due, and charges again from the next period on once they are
// reinstated. The subscription stays what it is. See docs/flows/subscription.md.
import type { Stripe } from "stripe";
import type { Database } from "../../platform/database/database.ts";
import { OVER } from "../close.ts";
import { DISPUTE_PAUSE } from "../snapshot/disputes.ts";
import { orNull } from "../stripe.ts";
import type { SubscriptionContext } from "../sync.ts";
import { announce, announceAgain, type Announcing, tellUntilTrue } from "../tell-stripe.ts";
import { getHold, listUnheld, setHeld } from "./queries.ts";

export const HOLD_QUEUE = "subscription-hold";
export const HOLD_SWEEP = "47 * * * *";

/** Queues the job in the transaction that suspends or reinstates. */
export const announceHold = (context: Announcing, userId: string, transaction?: Database) =>
  announce(context, HOLD_QUEUE, userId, transaction);

export const sweepHolds = async (context: SubscriptionContext): Promise<void> =>
  announceAgain(context, HOLD_QUEUE, await listUnheld(context.database));

export const updateHold = (
  { database, clock }: SubscriptionContext,
  stripe: Stripe,
  userId: string,
): Promise<void> =>
  tellUntilTrue(database, userId, {
    read: () => getHold(database, userId),
    tell: async (customer, isHeld) => {
      // Deleted at Stripe: nothing is left to be charged.
      await orNull(hold(stripe, customer, isHeld));
      await setHeld(database, userId, isHeld ? clock() : null);
    },
  });

/** A checkout that is still open in some tab is closed as well. */
async function hold(stripe: Stripe, customer: string, isHeld: boolean): Promise<void> {
  if (isHeld)
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open" }))
      await stripe.checkout.sessions.expire(id);
  for await (const each of stripe.subscriptions.list({ customer, status: "all" }))
    if (!OVER.includes(each.status))
      await stripe.subscriptions.update(each.id, {
        pause_collection: isHeld || DISPUTE_PAUSE in each.metadata ? { behavior: "void" } : "",
      });
}
