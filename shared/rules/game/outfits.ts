// The store's outfits: the spec's three (sections 3 and 9), and four more in their own section (product.md, Store).

export const OUTFIT_IDS = [
  "royal_crown",
  "sparkle_collar",
  "love_bandana",
  "flower_wreath",
  "round_glasses",
  "cozy_scarf",
  "starry_cape",
] as const;
export type OutfitId = (typeof OUTFIT_IDS)[number];

/** Places of an outfit, from head to tail. */
export const SLOTS = ["hat", "face", "neck", "back"] as const;
export type Slot = (typeof SLOTS)[number];

type Outfit = {
  name: string;
  price: number;
  slot: Slot;
  /** Required level of a puppy. */
  level: number;
};

export const OUTFITS: Record<OutfitId, Outfit> = {
  royal_crown: { name: "Royal Crown", price: 500, slot: "hat", level: 1 },
  sparkle_collar: { name: "Sparkle Collar", price: 300, slot: "neck", level: 1 },
  love_bandana: { name: "Love Bandana", price: 250, slot: "neck", level: 1 },
  flower_wreath: { name: "Flower Wreath", price: 350, slot: "hat", level: 1 },
  round_glasses: { name: "Round Glasses", price: 200, slot: "face", level: 3 },
  cozy_scarf: { name: "Cozy Scarf", price: 400, slot: "neck", level: 6 },
  starry_cape: { name: "Starry Cape", price: 600, slot: "back", level: 8 },
};

/** The spec's three, which Fashion Week is about. */
export const CLASSIC_OUTFITS: readonly OutfitId[] = [
  "royal_crown",
  "sparkle_collar",
  "love_bandana",
];

/** A day that is missed costs one instead of the streak. */
export const STREAK_FREEZE = { name: "Streak Freeze", price: 200 } as const;
