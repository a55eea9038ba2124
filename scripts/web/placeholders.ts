// The public configuration as the build knows it: not at all. The server fills each {{name}} when it reads the page.
import type { PublicConfig } from "../../shared/contracts/config.ts";

export const CONFIG_PLACEHOLDERS: PublicConfig = {
  public_url: "{{public_url}}",
  support_email: "{{support_email}}",
  parent_company_url: "{{parent_company_url}}",
  community_chat_url: "{{community_chat_url}}",
  // No public page shows what follows.
  google: false,
  stripe_publishable_key: null,
  stripe_js_url: null,
  vapid_public_key: null,
  sandbox: [],
  free_daily_messages: 0,
};
