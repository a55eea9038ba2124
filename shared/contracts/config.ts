// Public configuration for the browser: `GET /config.json`.
import * as v from "valibot";

export const publicConfig = v.strictObject({
  public_url: v.string(),
  support_email: v.string(),
  parent_company_url: v.string(),
  community_chat_url: v.string(),
  /** Whether Google sign-in is offered. */
  google: v.boolean(),
  /** Stripe's publishable key; null where payments are not set up. */
  stripe_publishable_key: v.nullable(v.string()),
  /** The script that shows the checkout; null where payments are not set up. */
  stripe_js_url: v.nullable(v.string()),
  /** What a browser subscribes to push messages with; null where there are none. */
  vapid_public_key: v.nullable(v.string()),
  /** The stand-ins that this server runs in place of real services. */
  sandbox: v.array(v.picklist(["mail", "google", "model", "stripe"])),
  free_daily_messages: v.number(),
});
export type PublicConfig = v.InferOutput<typeof publicConfig>;

/** By the model's last real answer; unknown until there was one. */
export const MODEL_STATES = ["unknown", "well", "failing"] as const;
export type ModelState = (typeof MODEL_STATES)[number];
