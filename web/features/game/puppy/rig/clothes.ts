// All that Luli may wear, the collar apart. Comes when somebody wears something: most do not.
import { BACKS } from "./backs.ts";
import { BRIMS, HATS } from "./hats.ts";
import type { Look } from "./looks.ts";
import type { Ids } from "./marks.ts";
import { NECKS } from "./necks.ts";

/** What is worn in each slot, drawn. */
export type Clothes = (ids: Ids, look: Look) => { hat: string; neck: string; back: string };

export const drawClothes: Clothes = (ids, { hat, neck, back }) => ({
  hat: hat ? HATS[hat](ids) + BRIMS[hat] : "",
  neck: neck ? NECKS[neck](ids) : "",
  back: back ? BACKS[back](ids) : "",
});
