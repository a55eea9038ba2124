// The outfits and their prices in coins (spec sections 3 and 9).
import type { StageName } from "../../ui/stage.tsx";

type StoreItem = {
  id: "royal_crown" | "sparkle_collar" | "love_bandana";
  name: string;
  price: number;
  stage: StageName;
  /** What the card's picture must leave room for. */
  fit: "hat" | "neck";
};

export const OUTFITS = [
  { id: "royal_crown", name: "Royal Crown", price: 500, stage: "butter", fit: "hat" },
  { id: "sparkle_collar", name: "Sparkle Collar", price: 300, stage: "lilac", fit: "neck" },
  { id: "love_bandana", name: "Love Bandana", price: 250, stage: "pink", fit: "neck" },
] as const satisfies readonly StoreItem[];

export type OutfitItem = (typeof OUTFITS)[number];
