import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Königskrone",
  sparkle_collar: "Glitzerhalsband",
  love_bandana: "Herzchentuch",
  flower_wreath: "Blumenkranz",
  round_glasses: "Nickelbrille",
  cozy_scarf: "Kuschelschal",
  starry_cape: "Sternenumhang",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
