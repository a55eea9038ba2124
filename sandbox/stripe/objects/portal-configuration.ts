// Portal configuration: the requested settings, with those that every one has.
import type { Stripe } from "stripe";
import { made } from "./made.ts";

export type PortalSettings = {
  metadata?: Record<string, string>;
  default_return_url?: string | undefined;
  business_profile?: { privacy_policy_url: string; terms_of_service_url: string } | undefined;
};

export const portalConfiguration = (
  id: string,
  created: number,
  { metadata = {}, default_return_url, business_profile }: PortalSettings,
): Stripe.BillingPortal.Configuration =>
  made<Stripe.BillingPortal.Configuration>({
    id,
    object: "billing_portal.configuration",
    active: true,
    business_profile: business_profile ?? {},
    created,
    default_return_url: default_return_url ?? null,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
    metadata,
  });
