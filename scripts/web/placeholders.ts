// The public configuration as the build knows it: not at all. The server fills each {{name}} when it reads the page.
import type { PublicConfig } from "../../shared/contracts/config.ts";

export const CONFIG_PLACEHOLDERS: PublicConfig = {
  public_url: "{{public_url}}",
  support_email: "{{support_email}}",
  operator: {
    name: "{{operator.name}}",
    address: "{{operator.address}}",
    representative: "{{operator.representative}}",
    register: "{{operator.register}}",
    vat_id: "{{operator.vat_id}}",
    phone: "{{operator.phone}}",
    privacy_email: "{{operator.privacy_email}}",
  },
  processors: {
    hosting: "{{processors.hosting}}",
    model: "{{processors.model}}",
    safety: "{{processors.safety}}",
    mail: "{{processors.mail}}",
    google: "{{processors.google}}",
    payments: "{{processors.payments}}",
    passwords: "{{processors.passwords}}",
  },
  parent_company_url: "{{parent_company_url}}",
  community_chat_url: "{{community_chat_url}}",
  // No public page shows what follows.
  google: false,
  stripe_publishable_key: null,
  stripe_js_url: null,
  vapid_public_key: null,
  sandbox: [],
  off: [],
  banner: null,
  model_changes: [],
  free_daily_messages: 0,
  premium_daily_messages: 0,
};
