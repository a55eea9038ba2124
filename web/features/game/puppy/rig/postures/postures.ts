// Draws Luli lying with the paws on the ball, and bowing to play. drawings.ts loads this file.
import { drawTail } from "../body.ts";
import { drawEffects } from "../effects.ts";
import { drawGradients } from "../gradients.ts";
import { PATHS } from "../paths.gen.ts";
import { drawParts, type RigOptions } from "../rig.ts";
import { VIEW_PATHS as V } from "../view-paths.gen.ts";
import { cloth, curls, fur } from "../views.ts";
import { POSTURE_PATHS as P } from "./posture-paths.gen.ts";
import "./postures.css";

const BALL =
  `<circle cx="58" cy="349" r="43" fill="#ffc93c"/>` +
  `<path d="M58 306a43 43 0 0 1 40.7 56.6C78.4 342 37.6 335.5 17.3 362.6a43 43 0 0 1 40.7-56.6z" fill="#ff6f91"/>` +
  `<path d="M19.5 367C39.8 342.2 76 349 96.3 364.8" fill="none" stroke="#fff" stroke-width="5.6" stroke-linecap="round"/>`;

const toes = (...feet: string[]) => `<path class="lu-toe" d="${feet.join("")}"/>`;

export function drawLying(options: RigOptions): string {
  const { ids, head, neck, back } = drawParts(options);
  const body = ids.paint("bd");
  const paws = ids.paint("lg");
  const drawing = [
    `<ellipse class="lu-shadow" cx="204" cy="388" rx="176" ry="11"/><g class="lu-all">`,
    `<g class="lu-lie-tail">${drawTail(ids)}</g><g class="lu-lie">`,
    `<g class="lu-lie-back">${back}</g>`,
    fur(body, P.loaf) + curls(P.loafCurls),
    `<path class="fur-drop" d="${P.hipR}" transform="translate(-5 -4)"/><path class="fur-hi" d="${P.hipR}"/>`,
    fur(paws, P.slipper) + toes("M334 382q2-8-1-12M318 384q1-8-1-12"),
    `<g class="lu-lie-chest"><path class="fur-drop" d="${PATHS.C}" transform="translate(1 7)"/><path class="fur-hi" d="${PATHS.C}"/></g></g>`,
    `<g class="lu-lie-head"><g class="lu-neck">${neck}</g></g>`,
    fur(paws, P.forearm) + toes("M128 386q-4-7-1-13M144 387q-3-7 0-13"),
    BALL + fur(paws, P.hug) + toes("M57 328q-4-7-1-13M73 328q-3-7 0-13"),
    `<g class="lu-lie-head">${head}</g>`,
    `</g><g class="lu-lie-fx">${drawEffects(options.variant)}</g>`,
  ].join("");
  return drawGradients(ids, drawing) + drawing;
}

/** Draws Luli from the side, the chest on the ground and the tail high. */
export function drawBowing(options: RigOptions): string {
  const { ids, look, head, neck } = drawParts(options);
  const body = ids.paint("bd");
  const paws = ids.paint("lg");
  const drawing = [
    `<ellipse class="lu-shadow" cx="196" cy="388" rx="182" ry="11"/><g class="lu-all">`,
    `<g class="lu-bow-far" transform="translate(-34 -4)">${fur(paws, P.thigh)}</g>`,
    `<g class="lu-bow-flag">${fur(body, P.flag)}${curls(P.flagCurls)}</g>`,
    `<g class="lu-bow-far" transform="translate(62 -8)">${fur(paws, P.reach)}</g>`,
    fur(body, P.bow) + curls(P.bowCurls),
    fur(body, P.thigh) + toes("M330 386q-1-8 1-12M346 386q-1-8 1-12"),
    `<g class="lu-bow-cloth">${cloth(ids, look.back, V.flying, "lu-flying")}</g>`,
    fur(paws, P.reach) + toes("M26 384q-4-7-1-13M42 385q-3-7 0-12"),
    `<g class="lu-bow-head"><g class="lu-neck">${neck}</g>${head}</g>`,
    `</g><g class="lu-bow-fx">${drawEffects(options.variant)}</g>`,
  ].join("");
  return drawGradients(ids, drawing) + drawing;
}
