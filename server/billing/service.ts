// The subscription: what it is, and where it can be bought or changed.
import type { SubscriptionState } from "../../shared/contracts/billing.ts";
import type { Database } from "../database.ts";
import { AppError, notAuthenticated } from "../errors.ts";
import { getSubscriptionStatus } from "./queries.ts";

export async function checkSubscription(
  database: Database,
  userId: string,
): Promise<SubscriptionState> {
  const status = await getSubscriptionStatus(database, userId);
  if (status === null) throw notAuthenticated();
  // Product and end come with the subscription itself, which needs a payment provider.
  return {
    subscribed: status === "trial" || status === "active",
    status,
    product_id: null,
    subscription_end: null,
  };
}

export const paymentsNotConfigured = () =>
  new AppError(503, "payments_not_configured", "Payments are not set up on this server.");
