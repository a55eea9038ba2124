// A payment that was taken to the bank: while the bank thinks, nothing is charged; who wins decides.
import type { Stripe } from "stripe";

/** Marks in the subscription's metadata that we paused it for a dispute, so that other pauses are never undone. */
export const DISPUTE_PAUSE = "paused_for_dispute";
/** Stripe calls every end that is asked for a cancellation: what stands beside it tells ours. */
export const LOST_COMMENT = "A payment was disputed, and the bank took it back.";

type Verdict = "none" | "open" | "lost";

/** Asked about only (`warning_...`), won, or given back before it became one. */
const isHarmless = (status: string): boolean =>
  status.startsWith("warning_") || status === "won" || status === "prevented";

export async function readVerdict(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  options: Stripe.RequestOptions,
): Promise<Verdict> {
  const disputed = charges.filter((charge) => charge.disputed);
  const lists = await Promise.all(
    disputed.map(({ id }) => stripe.disputes.list({ charge: id }, options)),
  );
  const statuses = lists.flatMap(({ data }) => data.map(({ status }) => status));
  if (statuses.includes("lost")) return "lost";
  return statuses.every(isHarmless) ? "none" : "open";
}

/** Idempotent. The subscription as it is afterwards. */
export async function followVerdict(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { verdict, isHeld }: { verdict: Verdict; isHeld: boolean },
  options: Stripe.RequestOptions,
): Promise<Stripe.Subscription> {
  const { id, metadata, pause_collection: pause } = subscription;
  const isOurs = DISPUTE_PAUSE in metadata;
  if (verdict === "lost")
    return stripe.subscriptions.cancel(
      id,
      { cancellation_details: { comment: LOST_COMMENT } },
      options,
    );
  // A manual resume at Stripe is a decision and stays.
  if (verdict === "open" && !isOurs && pause === null)
    return stripe.subscriptions.update(
      id,
      { pause_collection: { behavior: "void" }, metadata: { [DISPUTE_PAUSE]: "yes" } },
      options,
    );
  if (verdict === "none" && isOurs)
    return stripe.subscriptions.update(
      id,
      { ...(!isHeld && { pause_collection: "" }), metadata: { [DISPUTE_PAUSE]: "" } },
      options,
    );
  return subscription;
}
