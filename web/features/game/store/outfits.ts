// The view of each outfit in the store.
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import type { StageName } from "../../../ui/stage.tsx";

type OutfitLook = { stage: StageName; /** Of the hills. */ seed: number };

export const OUTFIT_LOOKS: Record<OutfitId, OutfitLook> = {
  royal_crown: { stage: "butter", seed: 10 },
  sparkle_collar: { stage: "lilac", seed: 6 },
  love_bandana: { stage: "pink", seed: 5 },
  flower_wreath: { stage: "mint", seed: 4 },
  round_glasses: { stage: "apricot", seed: 8 },
  cozy_scarf: { stage: "sky", seed: 7 },
  starry_cape: { stage: "butter", seed: 2 },
};
