// Luli's default collar, and the band of other outfits for the neck, in rig units.
import { GOLD_EDGE, type Ids } from "./marks.ts";

export const BERRY = "#e03a66";
export const BAND = "M140 236Q200 300 260 236";

export const band = (colour: string, highlight: string) =>
  `<path d="${BAND}" fill="none" stroke="${colour}" stroke-width="17" stroke-linecap="round"/><path d="M142 233Q200 294 258 233" fill="none" stroke="${highlight}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;

export const drawCollar = ({ paint }: Ids) =>
  band(BERRY, "#ff9db4") +
  `<g class="lu-tag"><circle cx="200" cy="277" r="5" fill="none" stroke="${GOLD_EDGE}" stroke-width="3"/><path d="M200 306C180 294 184 278 193 278C197 278 200 281 200 284C200 281 203 278 207 278C216 278 220 294 200 306z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.4" stroke-linejoin="round"/><path d="M190 285q1-3 4-3" stroke="#fff6d8" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`;
