// Outfits by name.
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import { OUTFITS } from "../../../shared/rules/game/outfits.ts";
import { english } from "./words.ts";

export const outfitWords = english("outfits", {
  name: (id: OutfitId): string => OUTFITS[id].name,
});
