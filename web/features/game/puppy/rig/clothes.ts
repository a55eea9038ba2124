// All outfits apart from the collar. Most people wear none, so the code loads with the first one.
import type { Slot } from "../../../../../shared/rules/game/outfits.ts";
import { BACKS } from "./backs.ts";
import { BRIMS, HATS } from "./hats.ts";
import type { Look } from "./looks.ts";
import type { Ids } from "./marks.ts";
import { NECKS } from "./necks.ts";
import "./clothes.css";

/** Draws the outfit of each slot. */
export type Clothes = (ids: Ids, look: Look) => Record<Slot, string>;

const EYES = [162, 238];

const drawGlasses = ({ paint }: Ids) =>
  `<g class="lu-glasses" fill="none" stroke-linecap="round"><path d="M133 146L112 138M267 146L288 138M190 144Q200 135 210 144" stroke="#7a3d12" stroke-width="8"/>${EYES.map(
    (x) =>
      `<circle cx="${x}" cy="149" r="29" fill="#fff" fill-opacity=".06" stroke="#7a3d12" stroke-width="9"/><circle cx="${x}" cy="149" r="29" stroke="${paint("gold")}" stroke-width="5"/><path d="M${x - 19} 141q4-11 14-15" stroke="#fff" stroke-width="4" opacity=".85"/>`,
  ).join("")}</g>`;

export const drawClothes: Clothes = (ids, { hat, face, neck, back }) => ({
  hat: hat ? HATS[hat](ids) + BRIMS[hat] : "",
  face: face === "glasses" ? drawGlasses(ids) : "",
  neck: neck ? NECKS[neck](ids) : "",
  back: back ? BACKS[back](ids) : "",
});
