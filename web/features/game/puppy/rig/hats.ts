// Outfits for the head, in rig units. Each sits in the fur: a brim of curls overlaps its base.
import { CLOTH_PATHS as PATHS } from "./cloth-paths.gen.ts";
import { GOLD_EDGE, star, type Ids } from "./marks.ts";

/** The position and direction of each leaf. */
const LEAVES = [
  [132, 60, 200],
  [146, 66, -65],
  [158, 74, 145],
  [182, 80, -75],
  [186, 78, 101],
  [214, 78, 61],
  [216, 80, -15],
  [240, 74, 15],
  [250, 68, -61],
  [266, 60, -20],
] as const;

type Flower = [x: number, y: number, r: number, petal: string, heart: string];
const FLOWERS: Flower[] = [
  [132, 57, 15, "#a99cf5", "#fff3c4"],
  [268, 57, 15, "#5aaef2", "#fff3c4"],
  [163, 71, 18, "#ffc93c", "#e2782a"],
  [237, 71, 18, "#ff9e75", "#fff3c4"],
  [200, 77, 22, "#ff6f91", "#ffe08a"],
];

const drawFlower = (...[x, y, r, petal, heart]: Flower) =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><g fill="${petal}" stroke="#241b45" stroke-opacity=".14">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-5.6" rx="4.6" ry="5.2" transform="rotate(${turn})"/>`).join("")}</g><circle r="3.6" fill="${heart}"/></g>`;

export const HATS = {
  crown: ({
    paint,
  }: Ids) => `<g transform="rotate(-5 200 50)"><path d="M152 52C150 10 176-2 200-2S250 10 248 52z" fill="#c62550"/><path d="M176 50C176 16 188 2 200-2C212 2 224 16 224 50z" fill="#e4446c"/>
<path d="M143 62L131 4L167 32L200-16L233 32L269 4L257 62Q200 78 143 62z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="3" stroke-linejoin="round"/><path d="M139 12L168 37L200-6" fill="none" stroke="#fff3c4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><path d="M144 50Q200 66 256 50" fill="none" stroke="${GOLD_EDGE}" stroke-width="2.4" opacity=".7"/>
<g stroke="${GOLD_EDGE}" stroke-width="2.4"><circle cx="131" cy="3" r="8" fill="#ffe08a"/><circle cx="200" cy="-18" r="9.5" fill="#ffe08a"/><circle cx="269" cy="3" r="8" fill="#ffe08a"/></g>
<path d="M200 26l11 13l-11 13l-11-13z" fill="#e03a66" stroke="#8c1238" stroke-width="2" stroke-linejoin="round"/><path d="M200 29l-7 10h7z" fill="#ff9db4"/><circle cx="164" cy="50" r="5.4" fill="#3c9be8" stroke="#1d5f9c" stroke-width="1.6"/><circle cx="236" cy="50" r="5.4" fill="#3c9be8" stroke="#1d5f9c" stroke-width="1.6"/></g>`,
  coronet: ({
    paint,
  }: Ids) => `<g transform="rotate(4 200 46) translate(200 74) scale(1.1) translate(-200 -66)"><path d="M148 54C142 6 172-10 200-10S258 6 252 54z" fill="#5b34b8"/><path d="M172 52C170 14 186-4 200-10C214-4 230 14 228 52z" fill="#7a52dc"/><path d="M152 54C150 18 172 0 198-6M248 54C250 18 228 0 202-6M200 54V-6" fill="none" stroke="${paint("gold")}" stroke-width="7" stroke-linecap="round"/><path d="M142 50Q200 66 258 50L255 70Q200 84 145 70z" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.6" stroke-linejoin="round"/>
<g fill="#fff" stroke="#cfc2e6" stroke-width="1.4"><circle cx="152" cy="42" r="6"/><circle cx="176" cy="30" r="0"/><circle cx="248" cy="42" r="6"/></g><circle cx="200" cy="-18" r="11" fill="${paint("gold")}" stroke="${GOLD_EDGE}" stroke-width="2.4"/><circle cx="197" cy="-21" r="3" fill="#fff8dd"/><ellipse cx="200" cy="66" rx="9" ry="7" fill="#38c6a4" stroke="#0f7a63" stroke-width="2"/><circle cx="168" cy="62" r="5" fill="#e03a66"/><circle cx="232" cy="62" r="5" fill="#e03a66"/></g>`,
  party: ({
    id,
    paint,
  }: Ids) => `<g transform="rotate(7 200 60) translate(200 76) scale(1.1,.98) translate(-200 -66)"><clipPath id="${id("cone")}"><path d="M152 60L196-30Q200-36 204-30L248 60Q200 76 152 60z"/></clipPath><g clip-path="${paint("cone")}"><path d="M140-50h120v140H140z" fill="#ff6f91"/><path d="M130 30L270-6V14L130 52zM130 74L270 34V58L130 98zM130-14L270-50V-28L130 8z" fill="#ffd35c"/><circle cx="182" cy="42" r="6" fill="#4cc9f0"/><circle cx="222" cy="22" r="5" fill="#fff"/><circle cx="222" cy="56" r="6" fill="#4cc9f0"/><circle cx="192" cy="0" r="5" fill="#fff"/><path d="M212-40L262 70L232 80z" fill="#7a1540" opacity=".14"/></g>
<g class="lu-pom" fill="#6ee7c8"><circle cx="200" cy="-34" r="13"/><circle cx="189" cy="-31" r="8"/><circle cx="210" cy="-30" r="8.5"/><circle cx="200" cy="-44" r="8"/><circle cx="196" cy="-39" r="5" fill="#c4fff0"/></g></g>`,
  nightcap: ({ paint }: Ids) =>
    `<g class="lu-cap"><path d="M128 62C134 22 160-6 204-10C248-14 284 8 306 42C328 76 344 112 346 148C346 158 332 160 328 150C316 112 300 78 274 60Q200 84 128 62z" fill="${paint("cap")}"/><path d="M274 60C266 36 248 18 226 14" fill="none" stroke="#6b5bc4" stroke-width="3.4" stroke-linecap="round" opacity=".55"/><path d="M150 38C160 14 182 0 208-2" fill="none" stroke="#cfc6ff" stroke-width="6" stroke-linecap="round" opacity=".55"/>${star(188, 22, 11, "#ffe9a8", 0.3)}${star(246, 24, 8, "#ffe9a8", 0.3)}${star(300, 74, 9, "#ffe9a8", 0.3)}${star(222, 44, 6, "#ffe9a8", 0.3)}<g class="lu-capball"><path class="fur-rim" fill="#fff" d="M322 152c-8 4-10 14-4 20c-2 8 6 14 13 11c5 6 16 5 18-3c8-1 12-11 6-17c2-8-6-15-13-12c-5-6-16-6-20 1z"/></g></g>`,
  bow: () =>
    `<g class="lu-bow" transform="translate(244 46) rotate(16)"><path d="M0 0C-10-20-34-24-36-8S-14 14 0 0zM0 0C10-20 34-24 36-8S14 14 0 0z" fill="#5aaef2"/><path d="M-4-2C-12-12-26-16-30-8M4-2C12-12 26-16 30-8" fill="none" stroke="#cfe9ff" stroke-width="3" stroke-linecap="round"/><path d="M-3 2Q-14 16-18 26L-6 22L2 4zM3 2Q14 16 18 26L6 22L-2 4z" fill="#3c8fd8"/><circle r="7.5" fill="#3f97e4"/><circle cx="-2" cy="-2.4" r="2.4" fill="#cfe9ff"/></g>`,
  wreath: () =>
    `<g class="lu-wreath"><path d="M128 62Q200 106 272 62" fill="none" stroke="var(--fur-shade)" stroke-width="15" stroke-linecap="round" opacity=".3"/><path d="M128 58Q200 100 272 58" fill="none" stroke="#2f9e6a" stroke-width="7" stroke-linecap="round"/>${LEAVES.map(
      ([x, y, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q9-13 24-10Q17 5 0 0z" fill="${turn % 2 ? "#59c98f" : "#3fb37c"}"/>`,
    ).join("")}${FLOWERS.map((flower) => drawFlower(...flower)).join("")}</g>`,
} satisfies Record<string, (ids: Ids) => string>;

export type Hat = keyof typeof HATS;

const shadedBrim = (path: string) =>
  `<path class="lu-brim" fill="var(--fur-shade)" opacity=".28" d="${path}" transform="translate(0 -4)"/><path class="lu-brim fur-hi" d="${path}"/>`;

/** Draws the curls in front of a hat's base. A bow and flowers are tied on top and need none. */
export const BRIMS: Record<Hat, string> = {
  crown: shadedBrim(PATHS.BR_crown),
  coronet: shadedBrim(PATHS.BR_coronet),
  party: shadedBrim(PATHS.BR_party),
  nightcap: `<path class="lu-brim fur-rim fur-hi" d="${PATHS.BR_nightcap}"/>`,
  bow: "",
  wreath: "",
};
