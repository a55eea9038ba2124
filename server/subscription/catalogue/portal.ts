// The portal's settings that npm run stripe:setup makes; without them Stripe's default of the dashboard counts.
import type { Stripe } from "stripe";

export const PORTAL_MARK = { app: "luli" };

export async function findPortal(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.["app"] === PORTAL_MARK.app)?.id;
}

/** Asked for until it is found, then remembered. */
export function createPortalSettings(stripe: Stripe): () => Promise<string | undefined> {
  let found: string | undefined;
  return async () => (found ??= await findPortal(stripe));
}
