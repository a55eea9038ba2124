// Public configuration for the browser: `GET /config.json`.

export type PublicConfig = {
  public_url: string;
  support_email: string;
  parent_company_url: string;
  community_chat_url: string;
  /** Whether Google sign-in is offered. */
  google: boolean;
  /** Stripe's publishable key; null where payments are not set up. */
  stripe_publishable_key: string | null;
  /** The script that shows the checkout; null where payments are not set up. */
  stripe_js_url: string | null;
  /** What a browser subscribes to push messages with; null where there are none. */
  vapid_public_key: string | null;
  /** The stand-ins that this server runs in place of real services. */
  sandbox: ("mail" | "google" | "model" | "stripe")[];
  free_daily_messages: number;
};

/** By the model's last real answer; unknown until there was one. */
export type ModelState = "unknown" | "well" | "failing";
