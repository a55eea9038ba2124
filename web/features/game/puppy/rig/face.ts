// Draws Luli's face. Every mouth and every state of the eyes is drawn; puppy.css shows those of the mood.
import { PATHS } from "./paths.gen.ts";
import type { Ids } from "./marks.ts";

export const MASK = ({ paint }: Ids) =>
  `<path class="lu-mask" d="M98 122C118 116 148 113 170 119Q188 124 200 134Q212 124 230 119C252 113 282 116 302 122C300 152 286 179 250 181C228 181 218 168 200 168S172 181 150 181C114 179 100 152 98 122z" fill="${paint("mask")}" stroke="#1f47ab" stroke-width="3" stroke-linejoin="round"/><path d="M106 127C124 121 148 119 168 124Q188 130 200 140Q212 130 232 124C252 119 276 121 294 127" fill="none" stroke="#8fb4ff" stroke-width="3.4" stroke-linecap="round" opacity=".8"/><ellipse cx="162" cy="149.5" rx="22.5" ry="23.5" fill="#fff"/><ellipse cx="238" cy="149.5" rx="22.5" ry="23.5" fill="#fff"/><ellipse cx="162" cy="150" rx="20.5" ry="21.6" fill="#ddd2ec"/><ellipse cx="238" cy="150" rx="20.5" ry="21.6" fill="#ddd2ec"/>`;

export const drawMuzzle = ({ paint }: Ids) =>
  `<g class="lu-muz"><path class="fur-drop" d="${PATHS.M}" transform="translate(14 6) scale(.93 1)"/><path class="fur-hi" d="${PATHS.M}"/></g><g class="lu-blush"><ellipse cx="142" cy="190" rx="19" ry="12" fill="${paint("bl")}"/><ellipse cx="258" cy="190" rx="19" ry="12" fill="${paint("bl")}"/></g>`;

export const drawSockets = ({ paint }: Ids) =>
  `<g class="lu-socket"><ellipse cx="162" cy="148" rx="30" ry="31" fill="${paint("soc")}"/><ellipse cx="238" cy="148" rx="30" ry="31" fill="${paint("soc")}"/></g>`;

export const MOUTHS = {
  open: ({ paint }: Ids) =>
    `<g class="lu-m-open"><g class="lu-jaw"><path d="${PATHS.MO}" fill="#6d1a33"/><g clip-path="${paint("mo")}"><ellipse class="lu-tongue" cx="200" cy="239" rx="15" ry="16" fill="#ff7d95"/><path d="M200 228v12" stroke="#de5674" stroke-width="2.4" stroke-linecap="round"/></g></g></g>`,
  smile: () => `<path class="lu-m-smile lu-line" d="M176 205q10 15 24 3q14 12 24-3"/>`,
  flat: () => `<path class="lu-m-flat lu-line" d="M187 208q6 8 13 1q7 7 13-1"/>`,
  sad: () => `<path class="lu-m-sad lu-line" d="M184 217q7-10 16-8q9-2 16 8"/>`,
};

export const drawNose = ({ paint }: Ids) =>
  `<path class="lu-phil lu-line" d="M200 196v11"/><g class="lu-nose"><path fill="${paint("nose")}" d="M200 201c-9 0-25-12-25-21c0-9 11-12 25-12s25 3 25 12c0 9-16 21-25 21z"/><ellipse cx="190" cy="176" rx="8.6" ry="3.4" fill="#fff" opacity=".55" transform="rotate(-8 190 176)"/><ellipse cx="190.5" cy="187" rx="3.4" ry="2.4" fill="#000" opacity=".55"/><ellipse cx="209.5" cy="187" rx="3.4" ry="2.4" fill="#000" opacity=".55"/></g>`;

const drawLash = (x: number, out: 1 | -1) =>
  `<path class="lu-lash" d="M${x + out * 13} 137l${out * 9}-7M${x + out * 16} 143l${out * 9}-3" stroke="#1a1014" stroke-width="3.2" stroke-linecap="round"/>`;

export const EYES = {
  open: ({ paint }: Ids, x: number, clip: string) =>
    `<g class="lu-open"><ellipse cx="${x}" cy="149" rx="17" ry="18.6" fill="#1a1014"/><ellipse cx="${x}" cy="149.6" rx="15.6" ry="17" fill="${paint("eye")}"/><g class="lu-glint"><circle cx="${x - 5.2}" cy="141.6" r="6" fill="#fff"/><circle cx="${x + 5.8}" cy="156.4" r="2.9" fill="#fff" opacity=".9"/><circle cx="${x + 7.4}" cy="145" r="1.5" fill="#fff" opacity=".7"/></g><g clip-path="${paint(clip)}"><g class="lu-lid"><path d="M${x - 24} 116h48v32q-24 10-48 0z" class="fur-lid"/><path d="M${x - 24} 148q24 10 48 0" fill="none" stroke="#2a1a20" stroke-width="3.8"/></g></g></g>`,
  joy: (x: number) => `<path class="lu-joy lu-line" d="M${x - 16} 154q4-17 16-17t16 17"/>`,
  shut: (x: number) => `<path class="lu-shut lu-line" d="M${x - 16} 147q5 14 16 14t16-14"/>`,
};

const drawEye = (ids: Ids, side: "L" | "R", hasLashes: boolean) => {
  const x = side === "R" ? 238 : 162;
  const clip = side === "R" ? "ec1" : "ec0";
  const lash = hasLashes ? drawLash(x, side === "R" ? 1 : -1) : "";
  return `<g class="lu-eye lu-eye${side}"><g class="lu-gaze">${EYES.open(ids, x, clip)}${EYES.joy(x)}${EYES.shut(x)}${lash}</g></g>`;
};

export const BROWS = `<path class="lu-brow lu-browL" d="${PATHS.BWL}"/><path class="lu-brow lu-browR" d="${PATHS.BWR}"/>`;

export const TEAR = `<path class="lu-tear" d="M262 172c6 9 8 13 8 17a8 8 0 0 1-16 0c0-4 2-8 8-17z" fill="#7cc4f5" stroke="#fff" stroke-width="1.6"/>`;

export function drawFace(
  ids: Ids,
  { mask, hasLashes }: { mask: string; hasLashes: boolean },
): string {
  const mouths = Object.values(MOUTHS)
    .map((draw) => draw(ids))
    .join("");
  const eyes = drawEye(ids, "L", hasLashes) + drawEye(ids, "R", hasLashes);
  return `${drawSockets(ids)}${mask}${drawMuzzle(ids)}<g class="lu-mouth">${mouths}</g>${drawNose(ids)}${eyes}${BROWS}${TEAR}`;
}
