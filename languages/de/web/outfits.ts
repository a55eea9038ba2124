import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Königskrone",
  sparkle_collar: "Glitzerhalsband",
  love_bandana: "Herzchentuch",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
