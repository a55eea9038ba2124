// How a puppy is told to those who do not see it.
import type { OutfitId } from "../../../shared/contracts/store.ts";
import { OUTFITS } from "../../../shared/rules/outfits.ts";

/** "Happy & Playful", said in the middle of a sentence. */
export const moodWords = (mood: string): string => mood.toLowerCase().replace(" & ", " and ");

/** "Luli, happy and playful, in the Royal Crown and the Love Bandana". */
export function puppyWords(name: string, how: string, worn: readonly OutfitId[]): string {
  const clothes = worn.map((id) => `the ${OUTFITS[id].name}`).join(" and ");
  return [name, how, ...(clothes ? [`in ${clothes}`] : [])].join(", ");
}
