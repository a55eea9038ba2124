// Draws Luli's tail, body and waving paw.
import { PATHS } from "./paths.gen.ts";
import { GOLD_EDGE, type Ids } from "./marks.ts";

export const drawTail = ({ paint }: Ids) =>
  `<g class="lu-tail"><g class="lu-wag"><path class="fur-rim" fill="${paint("bd")}" d="${PATHS.T}"/><path class="lu-tuft" d="${PATHS.TT}"/></g></g>`;

const drawHind = ({ paint }: Ids, side: "L" | "R") => {
  const [left, right] = side === "R" ? [265, 277] : [123, 135];
  return `<g class="lu-hind lu-hind${side}"><path class="fur-rim" fill="${paint("bd")}" d="${PATHS[`HA${side}`]}"/><path class="fur-rim" fill="${paint("lg")}" d="${PATHS[`FO${side}`]}"/><path class="lu-toe" d="M${left} 377q-1-5 1-8M${right} 377q1-5-1-8"/></g>`;
};

const drawLeg = ({ paint }: Ids, side: "L" | "R") => {
  const [left, right] = side === "R" ? [219, 235] : [165, 181];
  // The left paw stands in front.
  const back = side === "R" ? ` transform="translate(4 -6)"` : "";
  return `<g class="lu-leg${side}"${back}><path class="fur-rim" fill="${paint("lg")}" d="${PATHS[`LE${side}`]}"/><path class="lu-toe" d="M${left} 385q-1-8 1-12M${right} 385q1-8-1-12"/></g>`;
};

/** `neck` is the drawing of the outfit for the neck. */
export const drawBody = (ids: Ids, neck: string) =>
  `<g class="lu-body">${drawHind(ids, "L")}${drawHind(ids, "R")}<path class="lu-torso fur-rim" fill="${ids.paint("bd")}" d="${PATHS.TO}"/>${drawLeg(ids, "R")}${drawLeg(ids, "L")}<g class="lu-chest"><path class="fur-drop" d="${PATHS.C}" transform="translate(1 7)"/><path class="fur-hi" d="${PATHS.C}"/><path class="lu-tuft" d="${PATHS.CT}"/></g><ellipse cx="200" cy="256" rx="66" ry="32" fill="${ids.paint("nk")}" class="lu-neckshade"/><g class="lu-neck" transform="translate(0 9)">${neck}</g></g>`;

export const drawArm = ({ paint }: Ids) =>
  `<g class="lu-arm"><path class="fur-rim" fill="${paint("bd")}" d="${PATHS.A}"/><g fill="#f7a6b2"><ellipse cx="298" cy="262" rx="10" ry="8.5" transform="rotate(-38 298 262)"/><ellipse cx="281" cy="255" rx="4.2" ry="5.2" transform="rotate(-60 281 255)"/><ellipse cx="288" cy="245" rx="4.2" ry="5.4" transform="rotate(-40 288 245)"/><ellipse cx="300" cy="241" rx="4.2" ry="5.4" transform="rotate(-14 300 241)"/><ellipse cx="310" cy="247" rx="4" ry="5" transform="rotate(12 310 247)"/></g></g>`;

/** The default collar, and the band of other outfits for the neck, in rig units. */
export const BERRY = "#e03a66";
export const BAND = "M140 236Q200 300 260 236";

export const band = (colour: string, highlight: string) =>
  `<path d="${BAND}" fill="none" stroke="${colour}" stroke-width="17" stroke-linecap="round"/><path d="M142 233Q200 294 258 233" fill="none" stroke="${highlight}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;

export const drawCollar = ({ paint }: Ids) =>
  band(BERRY, "#ff9db4") +
  `<g class="lu-tag"><circle cx="200" cy="277" r="5" fill="none" stroke="${GOLD_EDGE}" stroke-width="3"/><path d="M200 306C180 294 184 278 193 278C197 278 200 281 200 284C200 281 203 278 207 278C216 278 220 294 200 306z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.4" stroke-linejoin="round"/><path d="M190 285q1-3 4-3" stroke="#fff6d8" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`;
