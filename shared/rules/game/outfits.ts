// What the store sells (spec sections 3 and 9; product.md, Store).
import type { OutfitId } from "../../contracts/game/store.ts";

export type Slot = "hat" | "neck";

export const OUTFITS: Record<OutfitId, { name: string; price: number; slot: Slot }> = {
  royal_crown: { name: "Royal Crown", price: 500, slot: "hat" },
  sparkle_collar: { name: "Sparkle Collar", price: 300, slot: "neck" },
  love_bandana: { name: "Love Bandana", price: 250, slot: "neck" },
};

/** A day that is missed costs one instead of the streak. */
export const STREAK_FREEZE = { name: "Streak Freeze", price: 200 } as const;
