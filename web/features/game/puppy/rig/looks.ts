// The clothes of each variant. An outfit replaces the clothes of its slot; a bare neck has the collar.
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import type { Back } from "./backs.ts";
import type { Hat } from "./hats.ts";
import type { Neck } from "./necks.ts";

export type Look = { hat?: Hat; neck?: Neck; back?: Back; face?: "mask" | "glasses" };

const VARIANT_LOOKS: Record<VariantId, Look> = {
  original: {},
  baby: { hat: "bow", neck: "bib" },
  sleepy: { hat: "nightcap", neck: "moon" },
  hero: { face: "mask", back: "cape", neck: "shield" },
  party: { hat: "party", neck: "ruff" },
  royal: { hat: "coronet", back: "mantle", neck: "ermine" },
};

const OUTFIT_LOOKS: Record<OutfitId, Look> = {
  royal_crown: { hat: "crown" },
  sparkle_collar: { neck: "sparkle" },
  love_bandana: { neck: "bandana" },
  flower_wreath: { hat: "wreath" },
  round_glasses: { face: "glasses" },
  cozy_scarf: { neck: "scarf" },
  starry_cape: { back: "stars" },
};

export function lookOf(variant: VariantId, outfits: readonly OutfitId[]): Look {
  const look = { ...VARIANT_LOOKS[variant] };
  for (const outfit of outfits) Object.assign(look, OUTFIT_LOOKS[outfit]);
  return look;
}

/** True when nothing but Luli and the collar is drawn. */
export const isPlain = (variant: VariantId, outfits: readonly OutfitId[]): boolean => {
  const { hat, neck, back, face } = lookOf(variant, outfits);
  return !hat && !neck && !back && !face;
};
