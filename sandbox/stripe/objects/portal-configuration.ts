// Portal configuration: Stripe's defaults with the requested changes.
import type { Stripe } from "stripe";

type PortalSettings = {
  metadata?: Record<string, string>;
  default_return_url?: string | undefined;
  business_profile?: { privacy_policy_url: string; terms_of_service_url: string } | undefined;
};

export const portalConfiguration = (
  id: string,
  created: number,
  { metadata = {}, default_return_url: url = "", business_profile: profile }: PortalSettings,
): Stripe.BillingPortal.Configuration => ({
  id,
  object: "billing_portal.configuration",
  active: true,
  application: null,
  business_profile: {
    headline: null,
    privacy_policy_url: profile?.privacy_policy_url ?? null,
    terms_of_service_url: profile?.terms_of_service_url ?? null,
  },
  created,
  default_return_url: url,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: true,
      mode: "at_period_end",
      proration_behavior: "none",
    },
    subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: "none",
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: "end_trial",
    },
  },
  is_default: false,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata,
  name: null,
  updated: created,
});
