// A plan as a gift: until its day the person has what subscribers have, whatever Stripe says; then Stripe's word counts alone again.
import type { Database } from "../../platform/database/database.ts";
import { endGrants, isGranted, setGrant } from "./queries.ts";
import type { SubscriptionContext } from "../sync.ts";

export const GRANT_QUEUE = "granted-plan-end";
/** The nightly sweep covers events that were lost, as after a restore. */
export const GRANT_SWEEP = "7 * * * *";

/** Null takes it back. In the admin's transaction. Says whether it moved the day of a gift that ran. */
export async function grantPlan(
  { jobs, clock }: Pick<SubscriptionContext, "jobs" | "clock">,
  transaction: Database,
  { userId, until }: { userId: string; until: Date | null },
): Promise<boolean> {
  const wasGranted = await isGranted(transaction, userId);
  await setGrant(transaction, userId, until ?? clock());
  if (until) await jobs.at(GRANT_QUEUE, { userId }, until, transaction);
  else await endGrants(transaction, clock());
  return wasGranted;
}
