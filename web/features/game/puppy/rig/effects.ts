// Effects around Luli: hearts, snores, sparkles, thoughts. One group shows at a time, by mood or state.
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import { heart, star } from "./marks.ts";

const each = <T extends readonly unknown[]>(list: readonly T[], draw: (...item: T) => string) =>
  list.map((item) => draw(...item)).join("");

type Mark = [x: number, y: number, size: number];

const LOVE: Mark[] = [
  [70, 120, 1.3],
  [330, 90, 1.6],
  [352, 150, 1],
];
const SNORES: Mark[] = [
  [322, 86, 26],
  [350, 54, 34],
  [384, 14, 44],
];
const SPARKLES: [...Mark, string][] = [
  [48, 92, 17, "#ffc93c"],
  [360, 70, 20, "#ff6f91"],
  [26, 210, 11, "#ffc93c"],
  [384, 170, 12, "#ff6f91"],
  [330, 10, 11, "#ffc93c"],
];
const THOUGHTS: Mark[] = [
  [330, 80, 7],
  [350, 58, 10],
  [378, 28, 15],
];
const DROPS: [x: number, y: number][] = [
  [326, 84],
  [346, 92],
  [366, 82],
];
const CONFETTI: [...Mark, string][] = [
  [40, 60, 20, "#4cc9f0"],
  [70, 20, -30, "#ffd35c"],
  [340, 30, 40, "#ff6f91"],
  [372, 96, 10, "#6ee7c8"],
  [24, 140, 60, "#ff6f91"],
  [388, 190, -20, "#ffd35c"],
  [310, -20, 70, "#4cc9f0"],
  [104, -16, 15, "#6ee7c8"],
];

const group = (name: string, content: string) => `<g class="lu-fx lu-fx-${name}">${content}</g>`;

const FOR_EVERYONE = [
  group(
    "love",
    each(LOVE, (x, y, size) => `<g>${heart(x, y, size, "#ff5d83")}</g>`),
  ),
  group(
    "zzz",
    each(
      SNORES,
      (x, y, size) =>
        `<g><path transform="translate(${x} ${y}) scale(${size / 30})" d="M-8-9h16l-15 18h16" fill="none" stroke="var(--fx-zzz,#8b7be8)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    ),
  ),
  group(
    "spark",
    each(SPARKLES, (x, y, r, colour) => `<g>${star(x, y, r, colour)}</g>`),
  ),
  group(
    "think",
    each(
      THOUGHTS,
      (x, y, r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--fx-think,#fff)" stroke="var(--fur-rim)" stroke-width="2.5"/>`,
    ),
  ),
  group(
    "call",
    `<g stroke="var(--fx-call,#ff6f4d)" stroke-width="7" stroke-linecap="round"><path d="M340 214l14-10"/><path d="M346 236h18"/><path d="M322 200l6-16"/></g>`,
  ),
  group(
    "rain",
    `<path d="M318 40a22 22 0 0 1 40-10a20 20 0 0 1 22 34a12 12 0 0 1-8 3h-56a16 16 0 0 1 2-27z" fill="var(--fx-cloud,#9fb2cf)"/>${each(DROPS, (x, y) => `<path d="M${x} ${y}l-4 14" stroke="var(--fx-drop,#6aa7e8)" stroke-width="5" stroke-linecap="round"/>`)}`,
  ),
].join("");

const FOR_PARTIES = group(
  "conf",
  each(
    CONFETTI,
    (x, y, angle, colour) =>
      `<g><rect x="${x}" y="${y}" width="13" height="7" rx="2.5" fill="${colour}" transform="rotate(${angle} ${x} ${y})"/></g>`,
  ),
);

export const drawEffects = (variant: VariantId): string =>
  variant === "party" ? FOR_EVERYONE + FOR_PARTIES : FOR_EVERYONE;
