import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Couronne royale",
  sparkle_collar: "Collier étincelant",
  love_bandana: "Bandana tendresse",
  flower_wreath: "Couronne de fleurs",
  round_glasses: "Lunettes rondes",
  cozy_scarf: "Écharpe douillette",
  starry_cape: "Cape étoilée",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
