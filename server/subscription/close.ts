// The end of everything at Stripe, for an account that is being deleted: nothing can be charged or bought any more.
import type { Stripe } from "stripe";
import { getEmail } from "../account/profile/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { getSubscription, rememberTrial } from "./queries.ts";
import { orNull } from "./stripe.ts";

/** Tells a refused trial from one that somebody had. */
export const CARD_USED_COMMENT = "This card has had its free days.";
export const OVER: Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];

/** Throws until Stripe has confirmed it; again and again is fine. */
export async function closeCustomer(
  { database, keys }: Pick<ServerContext, "database" | "keys">,
  stripe: Stripe,
  userId: string,
): Promise<void> {
  const row = await getSubscription(database, userId).executeTakeFirst();
  const email = await getEmail(database, userId);
  if (!row || email === null) return;
  // Free days are once per person, also for one who changed the address meanwhile.
  if (row.trial_used_at) await rememberTrial(database, { email }, keys.trials, row.trial_used_at);
  const unnoted = await listUnnoted(stripe, { userId, email });
  for (const customer of new Set([...(row.customer_id ? [row.customer_id] : []), ...unnoted]))
    await endAll(stripe, customer);
}

/** A server that died between Stripe's answer and our row has left a customer that only Stripe knows. */
async function listUnnoted(
  stripe: Stripe,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.flatMap(({ id, metadata }) => (metadata.user_id === userId ? [id] : []));
}

/** A checkout that is open in some tab first, so that nothing begins while things end. Nothing is charged for it. */
export async function endSubscriptions(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open" }))
    await stripe.checkout.sessions.expire(id);
  for await (const { id, status } of stripe.subscriptions.list({ customer, status: "all" }))
    if (!OVER.includes(status)) await stripe.subscriptions.cancel(id);
}

/** Idempotent: Stripe does not know a cancelled subscription any more. */
export async function cancelNow(
  stripe: Stripe,
  subscriptionId: string,
  details?: Stripe.SubscriptionCancelParams,
): Promise<void> {
  await orNull(stripe.subscriptions.cancel(subscriptionId, details));
}

/** Idempotent: with a deleted customer went its subscriptions. */
export async function endAll(stripe: Stripe, customer: string): Promise<void> {
  await orNull(endSubscriptions(stripe, customer));
  // Takes name, address and card with it; Stripe keeps the invoices, as the law asks.
  await orNull(stripe.customers.del(customer));
}
