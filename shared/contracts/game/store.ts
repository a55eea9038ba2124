// The outfit store: `GET /api/store`, `POST /api/store/buy`, `/wear`, `/take-off`.
import * as v from "valibot";
import type { Rewards } from "./rewards.ts";

export const OUTFIT_IDS = ["royal_crown", "sparkle_collar", "love_bandana"] as const;
export type OutfitId = (typeof OUTFIT_IDS)[number];

export type StoreOutfit = {
  id: OutfitId;
  name: string;
  price: number;
  /** Of one slot only one outfit is worn. */
  slot: "hat" | "neck";
  is_owned: boolean;
  is_worn: boolean;
};

export type Store = {
  coins: number;
  outfits: StoreOutfit[];
  /** How many streak freezes the user has now, and whether there is room for another. */
  freeze: { name: string; price: number; count: number; max: number };
};

export const buyRequest = v.strictObject({ item: v.picklist([...OUTFIT_IDS, "streak_freeze"]) });
export type StoreItem = v.InferOutput<typeof buyRequest>["item"];
export const outfitRequest = v.strictObject({ outfit: v.picklist(OUTFIT_IDS) });

export type StoreAnswer = { store: Store; rewards: Rewards };
