// Who is signed in, with everything the shell and the chat's header show: `GET /api/me`.

import type { Settings } from "./settings.ts";
import type { OutfitId } from "./game/store.ts";

export const VARIANT_IDS = ["original", "baby", "sleepy", "hero", "party", "royal"] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export const ROLES = ["admin"] as const;
export type Role = (typeof ROLES)[number];

export type Puppy = {
  id: string;
  variant: VariantId;
  name: string;
  mood: string;
  unlocked: boolean;
  level: number;
  /** XP inside the current level, and what the level needs (product.md, Levels). */
  xp: number;
  max_xp: number;
  happiness: number;
};

export const SUBSCRIPTION_STATUSES = [
  "none",
  "trial",
  "active",
  "past_due",
  "unpaid",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type Me = {
  user: {
    id: string;
    /** Empty until the user tells it. */
    name: string;
    email: string;
    subscription_status: SubscriptionStatus;
    time_zone: string;
    /** ISO 8601. */
    created_at: string;
    /** Not so where someone only ever came by Google. */
    has_password: boolean;
  };
  roles: Role[];
  settings: Settings;
  puppy: Puppy;
  /** Outfits that are worn, whoever is active. */
  worn: OutfitId[];
  coins: number;
};
