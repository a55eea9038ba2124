// Free days that an admin adds to a trial: Stripe moves its end, and who sees that there tells the person (sync.ts).
import type { Stripe } from "stripe";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { AppError } from "../../http/errors.ts";
import { invalid } from "../../http/request/read-body.ts";
import type { Database } from "../../platform/database/database.ts";
import { getSubscription, lockSubscription } from "../queries.ts";
import type { Sync, SubscriptionContext } from "../sync.ts";

export const TRIAL_EXTENSION_QUEUE = "trial-extension";
/** Stripe takes two years from the first charge that is planned. */
const MOST_MS = 365 * DAY_MS;
export type TrialExtension = { userId: string; subscriptionId: string; until: string };

/** Runs in the admin's transaction; a job applies it at Stripe, however long that takes. */
export async function extendTrial(
  { jobs, clock }: Pick<SubscriptionContext, "jobs" | "clock">,
  transaction: Database,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const row = await lockSubscription(transaction, userId);
  if (!row?.subscription_id || row.status !== "trial" || row.cancel_at_period_end)
    throw new AppError(409, "no_trial", "There is no running trial.");
  if (until <= row.subscription_end!) throw invalid("until", "Must be later than the current end.");
  if (until.getTime() > clock().getTime() + MOST_MS)
    throw invalid("until", "Must be within a year.");
  const extension: TrialExtension = {
    userId,
    subscriptionId: row.subscription_id,
    until: until.toISOString(),
  };
  await jobs.at(TRIAL_EXTENSION_QUEUE, extension, clock(), transaction);
}

/** Idempotent. People who cancelled or began to pay meanwhile are left alone. */
export async function carryOutExtension(
  { database }: SubscriptionContext,
  { stripe, sync }: { stripe: Stripe; sync: Sync },
  { userId, subscriptionId, until }: TrialExtension,
): Promise<void> {
  await sync(userId);
  const row = await getSubscription(database, userId).executeTakeFirst();
  if (row?.subscription_id !== subscriptionId || row.status !== "trial" || row.cancel_at_period_end)
    return;
  const end = new Date(until);
  if (end <= row.subscription_end!) return;
  await stripe.subscriptions.update(subscriptionId, {
    trial_end: Math.floor(end.getTime() / 1000),
    proration_behavior: "none",
  });
  await sync(userId);
}
