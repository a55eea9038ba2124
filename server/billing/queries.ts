// What the database knows about a user's subscription.
import type { SubscriptionStatus } from "../../shared/contracts/me.ts";
import type { Database } from "../database.ts";

export async function getSubscriptionStatus(
  database: Database,
  userId: string,
): Promise<SubscriptionStatus | null> {
  const row = await database
    .selectFrom("users")
    .select("subscription_status")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.subscription_status ?? null;
}
