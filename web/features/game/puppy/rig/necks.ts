// Outfits for the neck, in rig units.
import { BAND, band, BERRY } from "./body.ts";
import { CLOTH_PATHS as PATHS } from "./cloth-paths.gen.ts";
import { GOLD_EDGE, heart, paw, star, type Ids } from "./marks.ts";

const BERRY_EDGE = "#a81f49";
const GOLD = "#f6b73c";

const GEMS = [
  [158, 252, "#8ff0ff"],
  [178, 264, "#ffd1f0"],
  [222, 264, "#ffd1f0"],
  [242, 252, "#8ff0ff"],
] as const;

/** Wool, with stripes across it. */
const knitted = (way: string, width: number) =>
  `<g fill="none"><path d="${way}" stroke="#c65a22" stroke-width="${width + 5}" stroke-linecap="round"/><path d="${way}" stroke="#ee8247" stroke-width="${width}" stroke-linecap="round"/><path d="${way}" stroke="#fff0d9" stroke-width="${width}" stroke-dasharray="9 16" stroke-dashoffset="-8"/></g>`;

export const NECKS = {
  sparkle: () =>
    `<path d="${BAND}" fill="none" stroke="#3b2a86" stroke-width="24" stroke-linecap="round"/><path d="${BAND}" fill="none" stroke="#6d4fe0" stroke-width="18" stroke-linecap="round"/>` +
    GEMS.map(
      ([x, y, colour]) =>
        `<g class="lu-gem"><path d="M${x} ${y - 8}l8 8l-8 8l-8-8z" fill="${colour}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><path d="M${x} ${y - 8}l-8 8h8z" fill="#fff" opacity=".75"/></g>`,
    ).join("") +
    `<g class="lu-tag"><path d="M186 272h28l10 13l-24 27l-24-27z" fill="#bff4ff" stroke="#2196bd" stroke-width="3.6" stroke-linejoin="round"/><path d="M186 272l-10 13h16l8 27l8-27h16l-10-13M192 285l8-13l8 13z" fill="#7fdcf2" opacity=".8"/><path d="M186 272l-10 13h16z" fill="#fff" opacity=".9"/></g><g class="lu-twinkle" fill="#fff">${star(150, 240, 10, "#fff")}${star(232, 292, 12, "#fff")}${star(252, 236, 8, "#fff")}</g>`,
  bandana: () =>
    `<path d="M138 236Q200 300 262 236Q262 262 246 276Q226 306 203 338Q200 342 197 338Q174 306 154 276Q138 262 138 236z" fill="${BERRY}"/><path d="M150 272Q174 306 200 340Q226 306 250 272" fill="none" stroke="${BERRY_EDGE}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M138 240Q200 304 262 240" fill="none" stroke="#ff8eaa" stroke-width="5" stroke-linecap="round"/>${heart(176, 284, 0.85, "#fff")}${heart(200, 304, 1.1, "#fff")}${heart(224, 284, 0.85, "#fff")}${heart(158, 262, 0.6, "#fff")}${heart(242, 262, 0.6, "#fff")}`,
  bib: () =>
    `<path d="${BAND}" fill="none" stroke="#fff" stroke-width="9"/><path d="M152 252Q200 290 248 252C268 296 236 336 200 338C164 336 132 296 152 252z" fill="#ffd769" stroke="#eeb033" stroke-width="2.6" stroke-linejoin="round"/><path d="M152 252Q200 290 248 252C268 296 236 336 200 338C164 336 132 296 152 252z" fill="none" stroke="#fff6da" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 6" transform="translate(200 298) scale(.86) translate(-200 -298)"/>${paw(200, 304, 1.5, "#c9821a")}`,
  moon: ({ paint }: Ids) =>
    band("#8b7be8", "#d8d0ff") +
    `<g class="lu-tag"><path d="M206 278a17 17 0 1 0 10 26a13.5 13.5 0 1 1-10-26z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.2" stroke-linejoin="round"/></g>`,
  shield: ({ paint }: Ids) =>
    `<path d="M140 232Q200 300 260 232" fill="none" stroke="#d62f3f" stroke-width="19" stroke-linecap="round"/><path d="M142 228Q200 292 258 228" fill="none" stroke="#ff8b8b" stroke-width="3.4" stroke-linecap="round" opacity=".8"/><path d="M200 258l27 8c3 28-8 46-27 56c-19-10-30-28-27-56z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="3" stroke-linejoin="round"/><path d="M200 267l19 6c1 20-6 32-19 39c-13-7-20-19-19-39z" fill="#2f63d8"/>${paw(200, 290, 1, "#fff")}`,
  ruff: () =>
    `<path d="${BAND}" fill="none" stroke="#1fae9c" stroke-width="11" stroke-linecap="round"/><g class="lu-tag"><path d="M200 284C184 262 156 254 148 262C140 272 140 298 148 308C156 316 184 306 200 288C216 306 244 316 252 308C260 298 260 272 252 262C244 254 216 262 200 284z" fill="#33cdb6" stroke="#14998a" stroke-width="2.6" stroke-linejoin="round"/><path d="M154 268q-4 16 0 32M246 268q4 16 0 32" fill="none" stroke="#b7fff3" stroke-width="3.4" stroke-linecap="round" opacity=".7"/><g fill="#ffe08a"><circle cx="168" cy="276" r="5"/><circle cx="166" cy="296" r="4.4"/><circle cx="232" cy="276" r="5"/><circle cx="234" cy="296" r="4.4"/></g><path d="M184 276l10 6M184 294l10-5M216 276l-10 6M216 294l-10-5" stroke="#14998a" stroke-width="2.6" stroke-linecap="round"/><rect x="188" y="273" width="24" height="25" rx="9" fill="#ff6f91" stroke="#cc3d66" stroke-width="2.4"/><path d="M194 279q4-3 9-2" stroke="#ffd0dc" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`,
  ermine: ({ paint }: Ids) =>
    `<path d="M146 236Q112 262 104 324Q128 344 154 332Q166 306 188 280z" fill="${paint("vel")}"/><path d="M254 236Q288 262 296 324Q272 344 246 332Q234 306 212 280z" fill="${paint("vel")}"/><path d="M104 324Q128 344 154 332Q166 306 188 280M296 324Q272 344 246 332Q234 306 212 280" fill="none" stroke="${GOLD}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path class="fur-rim fur-hi" d="${PATHS.ERM}"/><g fill="#3a2f55">${[
      [146, 254, -30],
      [162, 268, -24],
      [181, 279, -10],
      [219, 279, 10],
      [238, 268, 24],
      [254, 254, 30],
    ]
      .map(
        ([x, y, r]) =>
          `<path transform="translate(${x} ${y}) rotate(${r})" d="M0-6q4 5 2 9q-2 2-4 0q-2-4 2-9z"/>`,
      )
      .join(
        "",
      )}</g><g class="lu-tag"><ellipse cx="200" cy="292" rx="17" ry="15" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.6"/><ellipse cx="200" cy="292" rx="9.6" ry="8.4" fill="#38c6a4" stroke="#0f7a63" stroke-width="1.8"/><circle cx="197" cy="289" r="2.6" fill="#d8fff5"/></g>`,
  scarf: () =>
    knitted("M232 270Q245 298 238 324", 36) +
    `<path d="M223 327l-2 11M231 329l-1 11M239 330v11M247 329l1 11M254 327l2 11" fill="none" stroke="#ee8247" stroke-width="5" stroke-linecap="round"/>` +
    knitted(BAND, 38) +
    `<path d="M146 250Q200 306 254 250" fill="none" stroke="#c65a22" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
} satisfies Record<string, (ids: Ids) => string>;

export type Neck = keyof typeof NECKS;
