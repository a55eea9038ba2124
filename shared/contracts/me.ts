// Who is signed in, with everything the shell and the chat's header show: `GET /api/me`.
import * as v from "valibot";
import { SUPPRESSION_REASONS } from "./mail.ts";
import { settings } from "./settings.ts";
import { OUTFIT_IDS } from "./game/store.ts";

export const VARIANT_IDS = ["original", "baby", "sleepy", "hero", "party", "royal"] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export const ROLES = ["admin"] as const;
export type Role = (typeof ROLES)[number];

export const puppy = v.strictObject({
  id: v.string(),
  variant: v.picklist(VARIANT_IDS),
  name: v.string(),
  mood: v.string(),
  unlocked: v.boolean(),
  level: v.number(),
  /** XP inside the current level, and what the level needs (product.md, Levels). */
  xp: v.number(),
  max_xp: v.number(),
  happiness: v.number(),
});
export type Puppy = v.InferOutput<typeof puppy>;

export const SUBSCRIPTION_STATUSES = [
  "none",
  "trial",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const me = v.strictObject({
  user: v.strictObject({
    id: v.string(),
    /** Empty until the user tells it. */
    name: v.string(),
    email: v.string(),
    subscription_status: v.picklist(SUBSCRIPTION_STATUSES),
    time_zone: v.string(),
    /** ISO 8601. */
    created_at: v.string(),
    /** Not so where someone only ever came by Google. */
    has_password: v.boolean(),
    mail_suppressed: v.nullable(v.picklist(SUPPRESSION_REASONS)),
  }),
  roles: v.array(v.picklist(ROLES)),
  settings,
  puppy,
  /** Worn outfits, the same for every variant. */
  worn: v.array(v.picklist(OUTFIT_IDS)),
  coins: v.number(),
});
export type Me = v.InferOutput<typeof me>;
