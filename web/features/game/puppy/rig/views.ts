// Draws Luli curled up and trotting. No page's first load includes them: drawings.ts loads them.
import type { Back } from "./backs.ts";
import { drawEffects } from "./effects.ts";
import { drawGradients } from "./gradients.ts";
import { drawParts, type RigOptions } from "./rig.ts";
import type { Ids } from "./marks.ts";
import { VIEW_PATHS as V } from "./view-paths.gen.ts";
import "./views.css";

const CLOTH: Record<Back, { fill: string; hem: string }> = {
  cape: { fill: "cape", hem: `stroke="#a3172c" stroke-width="4"` },
  mantle: { fill: "vel", hem: `stroke="#f6b73c" stroke-width="7"` },
  stars: { fill: "stars", hem: `stroke="#f6b73c" stroke-width="5"` },
};

export const cloth = ({ paint }: Ids, back: Back | undefined, outline: string, name: string) =>
  back
    ? `<path class="${name}" d="${outline}" fill="${paint(CLOTH[back].fill)}" ${CLOTH[back].hem} stroke-linejoin="round"/>`
    : "";

export const fur = (fill: string, outline: string) =>
  `<path class="fur-rim" fill="${fill}" d="${outline}"/>`;
export const curls = (outline: string) => `<path class="lu-tuft" d="${outline}"/>`;

/** Draws the head on the paws, the nose under the tail's end. */
export function drawCurled(options: RigOptions): string {
  const { ids, look, head, neck } = drawParts(options);
  const body = ids.paint("bd");
  const paws = ids.paint("lg");
  const drawing = [
    `<ellipse class="lu-shadow" cx="222" cy="388" rx="176" ry="11"/><g class="lu-all"><g class="lu-nap">`,
    fur(body, V.mound) + curls(V.moundCurls),
    `<path class="fur-drop" d="${V.rump}" transform="translate(-5 -4)"/><path class="fur-hi" d="${V.rump}"/>`,
    cloth(ids, look.back, V.blanket, "lu-blanket"),
    `</g><g class="lu-scarf">${fur(body, V.scarf)}${curls(V.scarfCurls)}</g>`,
    fur(paws, V.pillow),
    `<path class="lu-toe" d="M82 385q-2-8 1-13M100 388q-1-8 1-13"/>`,
    `<g class="lu-curl-neck"><g class="lu-neck">${neck}</g></g>`,
    `<g class="lu-curl-head">${head}</g>`,
    `</g><g class="lu-curl-fx">${drawEffects(options.variant)}</g>`,
  ].join("");
  return drawGradients(ids, drawing) + drawing;
}

const leg = (outline: string, fill: string, x: number, step: "a" | "b", isFar: boolean) =>
  `<g transform="translate(${x} ${isFar ? -6 : 0})"><g class="lu-step lu-step-${step}${isFar ? " lu-far" : ""}">${fur(fill, outline)}<path class="lu-toe" d="M6 386q-1-7 1-11M17 385q0-6 1-9"/></g></g>`;

/** Draws Luli from the side, trotting to the right, the face turned to the viewer. */
export function drawTrotting(options: RigOptions): string {
  const { ids, look, head, neck } = drawParts(options);
  const body = ids.paint("bd");
  const legs = ids.paint("lg");
  const drawing = [
    `<ellipse class="lu-shadow" cx="196" cy="388" rx="140" ry="10"/><g class="lu-all"><g class="lu-trot">`,
    leg(V.hind, legs, 154, "b", true) + leg(V.fore, legs, 268, "a", true),
    `<g class="lu-plume">${fur(body, V.plume)}${curls(V.plumeCurls)}</g>`,
    leg(V.hind, legs, 120, "a", false) + leg(V.fore, legs, 236, "b", false),
    fur(body, V.barrel) + curls(V.barrelCurls),
    cloth(ids, look.back, V.flying, "lu-flying"),
    `<path class="fur-drop" d="${V.ruff}" transform="translate(-4 5)"/><path class="fur-hi" d="${V.ruff}"/>`,
    `<g class="lu-trot-neck"><g class="lu-neck">${neck}</g></g>`,
    `<g class="lu-trot-head">${head}</g>`,
    `</g></g>${drawEffects(options.variant)}`,
  ].join("");
  return drawGradients(ids, drawing) + drawing;
}
