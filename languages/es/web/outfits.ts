import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Corona real",
  sparkle_collar: "Collar brillante",
  love_bandana: "Pañuelo del amor",
  flower_wreath: "Corona de flores",
  round_glasses: "Gafas redondas",
  cozy_scarf: "Bufanda calentita",
  starry_cape: "Capa estrellada",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };
