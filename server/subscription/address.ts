// Stripe knows a customer by the address of the account: receipts follow when it changes. See docs/flows/subscription.md.
import type { Stripe } from "stripe";
import { getPerson, getSubscription, listUntold, saveCustomerEmail } from "./queries.ts";
import { isMissing } from "./stripe.ts";
import type { SubscriptionContext } from "./sync.ts";

export const ADDRESS_QUEUE = "customer-address";
/** Finds changes that a crash or a long outage lost. */
export const ADDRESS_SWEEP = "37 * * * *";
export type AddressChange = { userId: string };

type Announcing = Pick<SubscriptionContext, "config" | "jobs" | "clock">;

export async function announceAddress(
  { config, jobs, clock }: Announcing,
  userId: string,
): Promise<void> {
  const change: AddressChange = { userId };
  if (config.stripe) await jobs.at(ADDRESS_QUEUE, change, clock());
}

export async function sweepAddresses(
  context: Announcing & Pick<SubscriptionContext, "database" | "log">,
): Promise<void> {
  const untold = await listUntold(context.database);
  for (const userId of untold) await announceAddress(context, userId);
  if (untold.length > 0) context.log.warn("addresses are waiting", { count: untold.length });
}

/**
 * Whatever the address is by now; again and again is fine. It is read anew after each word to Stripe: of two jobs at once,
 * the one heard last sees by itself whether what it said still holds.
 */
export async function updateAddress(
  { database }: Pick<SubscriptionContext, "database">,
  stripe: Stripe,
  userId: string,
): Promise<void> {
  for (let told: string | null = null; ;) {
    const person = await getPerson(database, userId);
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (!person || !row?.customer_id || person.email === told) return;
    await tell(stripe, row.customer_id, person.email);
    await saveCustomerEmail(database, row.customer_id, person.email);
    told = person.email;
  }
}

async function tell(stripe: Stripe, customer: string, email: string): Promise<void> {
  try {
    await stripe.customers.update(customer, { email });
  } catch (error) {
    // Deleted at Stripe: the next checkout makes another.
    if (!isMissing(error)) throw error;
  }
}
