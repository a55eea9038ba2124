import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Couronne royale",
  sparkle_collar: "Collier étincelant",
  love_bandana: "Bandana tendresse",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
