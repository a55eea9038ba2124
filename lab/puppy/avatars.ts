// Luli's head as small still pictures: message lists, toasts, the tab's icon.
import { CROPS } from "../../web/features/game/puppy/rig/crops.ts";
import {
  BROWS,
  drawMuzzle,
  drawNose,
  drawSockets,
  EYES,
  MOUTHS,
  TEAR,
} from "../../web/features/game/puppy/rig/face.ts";
import { drawGradients } from "../../web/features/game/puppy/rig/gradients.ts";
import { drawHead } from "../../web/features/game/puppy/rig/head.ts";
import { createIds, type Ids } from "../../web/features/game/puppy/rig/marks.ts";

type Expression = { mouth: keyof typeof MOUTHS; eyes: "open" | "joy"; hasTear?: boolean };

export const EXPRESSIONS = {
  calm: { mouth: "smile", eyes: "open" },
  happy: { mouth: "open", eyes: "open" },
  petted: { mouth: "open", eyes: "joy" },
  sad: { mouth: "sad", eyes: "open", hasTear: true },
} as const satisfies Record<string, Expression>;

/** The fur's colours of puppy.css, since a picture cannot read the page's. */
const COLOURS: Record<string, string> = {
  "--fur-hi": "#fff",
  "--fur-mid": "#f6f0f7",
  "--fur-mid2": "#efe7f3",
  "--fur-lo": "#d9cee8",
  "--fur-warm": "#f8ddcd",
  "--fur-shade": "#9f8cbf",
};

const STYLE = [
  ".fur-rim{stroke:#c3b7da;stroke-width:5;stroke-linejoin:round;paint-order:stroke}",
  ".fur-hi{fill:#fff}.fur-drop{fill:#d9cee8;opacity:.85}",
  ".lu-line{fill:none;stroke:#33232b;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}",
  ".lu-brow{fill:#9f8cbf;opacity:.5}.lu-blush{opacity:.55}",
  ".lu-tuft,.lu-eshadow,.lu-lid{display:none}",
].join("");

function drawEyes(ids: Ids, eyes: Expression["eyes"]): string {
  if (eyes === "joy") return EYES.joy(162) + EYES.joy(238);
  return drawSockets(ids) + EYES.open(ids, 162, "ec0") + EYES.open(ids, 238, "ec1");
}

export function drawAvatar({ mouth, eyes, hasTear }: Expression): string {
  const ids = createIds("a");
  const face = `${drawMuzzle(ids)}${MOUTHS[mouth](ids)}${drawNose(ids)}${drawEyes(ids, eyes)}${BROWS}${hasTear ? TEAR : ""}`;
  const head = drawHead(ids, face, "");
  const lean = `${drawGradients(ids, head)}${head}`
    .replaceAll(/<path class="lu-tuft"[^>]*\/>/g, "")
    .replaceAll(/<path[^>]*class="lu-eshadow"[^>]*\/>/g, "")
    .replaceAll(/<g clip-path="[^"]*"><g class="lu-lid">.*?<\/g><\/g>/g, "")
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => COLOURS[name] ?? all);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS.face}"><style>${STYLE}</style>${lean}</svg>\n`;
}

type Medallion = { background: string; x: number; y: number; size: number };

/** The medallion of message lists, and the logo's. */
export const MEDALLIONS = {
  sky: { background: "#a6d2f8", x: 1, y: 5, size: 62 },
  berry: { background: "#cf2a58", x: 3, y: 2.5, size: 58 },
} as const satisfies Record<string, Medallion>;

export function drawMedallion({ background, x, y, size }: Medallion): string {
  const head = drawAvatar(EXPRESSIONS.calm).replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="m"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#m)"><path fill="${background}" d="M0 0h64v64H0z"/>${head.trim()}</g></svg>\n`;
}
