// Public configuration for tests that do not depend on it.
import type { PublicConfig } from "../../contracts/config.ts";

export const PUBLIC_CONFIG: PublicConfig = {
  public_url: "https://luli.test",
  support_email: "help@luli.test",
  operator: {
    name: "Luli Ltd",
    address: "1 Meadow Lane, Dublin",
    representative: "",
    register: "",
    vat_id: "",
    phone: "",
    privacy_email: "privacy@luli.test",
  },
  processors: {
    hosting: "",
    model: "model.example",
    safety: "",
    mail: "",
    google: "",
    payments: "Stripe",
    passwords: "",
  },
  parent_company_url: "https://example.com",
  community_chat_url: "https://example.com",
  google: false,
  stripe_publishable_key: null,
  stripe_js_url: null,
  vapid_public_key: null,
  sandbox: [],
  off: [],
  banner: null,
  model_changes: [],
  free_daily_messages: 20,
  premium_daily_messages: 300,
};
