// Stripe knows a customer by the address of the account: receipts follow when it changes. See docs/flows/subscription.md.
import type { Stripe } from "stripe";
import { getPerson, listUntold, saveCustomerEmail } from "./queries.ts";
import { orNull } from "./stripe.ts";
import type { SubscriptionContext } from "./sync.ts";
import { announce, announceAgain, type Announcing, tellUntilTrue } from "./tell-stripe.ts";

export const ADDRESS_QUEUE = "customer-address";
export const ADDRESS_SWEEP = "37 * * * *";

export const announceAddress = (context: Announcing, userId: string): Promise<void> =>
  announce(context, ADDRESS_QUEUE, userId);

export const sweepAddresses = async (context: SubscriptionContext): Promise<void> =>
  announceAgain(context, ADDRESS_QUEUE, await listUntold(context.database));

export const updateAddress = (
  { database }: Pick<SubscriptionContext, "database">,
  stripe: Stripe,
  userId: string,
): Promise<void> =>
  tellUntilTrue(database, userId, {
    read: async () => (await getPerson(database, userId))?.email ?? null,
    tell: async (customer, email) => {
      // Deleted at Stripe: the next checkout makes another.
      await orNull(stripe.customers.update(customer, { email }));
      await saveCustomerEmail(database, customer, email);
    },
  });
