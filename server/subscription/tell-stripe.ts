// Tells Stripe what a person's account says now, by jobs that may run twice or get lost.
import type { Database } from "../platform/database/database.ts";
import { getSubscription } from "./queries.ts";
import type { SubscriptionContext } from "./sync.ts";

export type Announcing = Pick<SubscriptionContext, "config" | "jobs" | "clock">;

/** Queues a job, where payments are set up. */
export async function announce(
  { config, jobs, clock }: Announcing,
  queue: string,
  userId: string,
  transaction?: Database,
): Promise<void> {
  if (config.stripe) await jobs.at(queue, { userId }, clock(), transaction);
}

/** Queues again what a crash or a long outage has lost. */
export async function announceAgain(
  context: Announcing & Pick<SubscriptionContext, "log">,
  queue: string,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) await announce(context, queue, userId);
  if (userIds.length > 0)
    context.log.warn("Stripe is told again", { queue, count: userIds.length });
}

type Telling<Value> = {
  /** Null: the person is gone or leaving. */
  read: () => Promise<Value | null>;
  tell: (customerId: string, value: Value) => Promise<void>;
};

/** Idempotent. The value is read anew after each word to Stripe: of two jobs at once, the last one is right. */
export async function tellUntilTrue<Value>(
  database: Database,
  userId: string,
  { read, tell }: Telling<Value>,
): Promise<void> {
  for (let told: Value | null = null; ;) {
    const value = await read();
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (value === null || !row?.customer_id || value === told) return;
    await tell(row.customer_id, value);
    told = value;
  }
}
