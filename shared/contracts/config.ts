// Public configuration for the browser: `GET /config.json`.
import * as v from "valibot";
import { banner, SWITCHES } from "./site.ts";

export const publicConfig = v.strictObject({
  public_url: v.string(),
  support_email: v.string(),
  /** Who sells this and answers for it; empty: not said. */
  operator: v.strictObject({
    name: v.string(),
    address: v.string(),
    representative: v.string(),
    register: v.string(),
    vat_id: v.string(),
    phone: v.string(),
    privacy_email: v.string(),
  }),
  /** Names of the companies that process personal data; empty: none. */
  processors: v.strictObject({
    hosting: v.string(),
    model: v.string(),
    safety: v.string(),
    mail: v.string(),
    google: v.string(),
    payments: v.string(),
    passwords: v.string(),
  }),
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
  /** What an admin has switched off. */
  off: v.array(v.picklist(SWITCHES)),
  /** What is announced, or will be. */
  banner: v.nullable(banner),
  /** When the model that answers now replaced another one, or was replaced, oldest first: the page tells people of a change. */
  model_changes: v.array(v.string()),
  free_daily_messages: v.number(),
  premium_daily_messages: v.number(),
});
export type PublicConfig = v.InferOutput<typeof publicConfig>;

/** By the model's last real answer; unknown until there was one. */
export const MODEL_STATES = ["unknown", "well", "failing"] as const;
export type ModelState = (typeof MODEL_STATES)[number];
