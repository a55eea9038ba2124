// Draws Luli's head without the face: fur, ears and hat.
import { PATHS } from "./paths.gen.ts";
import type { Ids } from "./marks.ts";

const drawEar = ({ paint }: Ids, side: "L" | "R") => {
  const outline = PATHS[`E${side}`];
  const shift = side === "L" ? 5 : -5;
  return `<g class="lu-ear${side}"><path fill="${paint("es")}" d="${outline}" transform="translate(${shift} 5)" class="lu-eshadow"/><path fill="${paint("er")}" d="${outline}"/><path class="lu-tuft" d="${PATHS[`ET${side}`]}"/></g>`;
};

/** The rims of the ears lie behind the skull, the ears themselves in front of it. */
const drawFur = (ids: Ids) =>
  `<path class="lu-earL fur-rim fur-hi" d="${PATHS.EL}"/><path class="lu-earR fur-rim fur-hi" d="${PATHS.ER}"/><path class="lu-skull fur-rim" fill="${ids.paint("hd")}" d="${PATHS.H}"/><path class="lu-tuft" d="${PATHS.HT}"/>${drawEar(ids, "L")}${drawEar(ids, "R")}`;

export const drawHead = (ids: Ids, face: string, hat: string) =>
  `<g class="lu-head"><g class="lu-headsway">${drawFur(ids)}<g class="lu-face">${face}</g><g class="lu-hat">${hat}</g></g></g>`;
