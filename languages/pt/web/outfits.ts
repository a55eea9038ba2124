import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Coroa real",
  sparkle_collar: "Coleira brilhante",
  love_bandana: "Bandana do amor",
  flower_wreath: "Coroa de flores",
  round_glasses: "Óculos redondos",
  cozy_scarf: "Cachecol quentinho",
  starry_cape: "Capa estrelada",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
