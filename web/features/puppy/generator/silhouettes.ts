// Luli's silhouettes as control points. Change fur here, then run generate.ts; never edit paths.gen.ts by hand.
import { fluff, join, mirror, round, smooth, type Point } from "../../../ui/outline.ts";

const HEAD: Point[] = [
  [200, 32],
  [244, 35],
  [284, 55],
  [312, 92],
  [323, 136],
  [318, 180],
  [298, 220],
  [264, 246],
  [230, 256],
  [200, 258],
  [170, 256],
  [136, 246],
  [102, 220],
  [82, 180],
  [77, 136],
  [88, 92],
  [116, 55],
  [156, 35],
];
const EAR: Point[] = [
  [130, 86],
  [106, 98],
  [84, 128],
  [68, 162],
  [66, 196],
  [80, 224],
  [104, 235],
  [122, 226],
  [134, 200],
  [138, 164],
  [140, 120],
];
const MUZZLE: Point[] = [
  [200, 164],
  [226, 164],
  [248, 180],
  [262, 206],
  [250, 230],
  [226, 242],
  [200, 245],
  [174, 242],
  [150, 230],
  [138, 206],
  [152, 180],
  [174, 164],
];
const TORSO: Point[] = [
  [200, 226],
  [240, 234],
  [262, 266],
  [268, 310],
  [258, 350],
  [238, 372],
  [200, 378],
  [162, 372],
  [142, 350],
  [132, 310],
  [138, 266],
  [160, 234],
];
const HAUNCH: Point[] = [
  [128, 300],
  [150, 312],
  [162, 340],
  [154, 368],
  [128, 380],
  [100, 374],
  [88, 350],
  [96, 318],
];
const FOOT: Point[] = [
  [92, 366],
  [106, 356],
  [130, 354],
  [150, 364],
  [154, 378],
  [138, 388],
  [104, 388],
  [90, 380],
];
const LEG: Point[] = [
  [160, 270],
  [190, 272],
  [194, 306],
  [192, 346],
  [200, 372],
  [192, 388],
  [164, 391],
  [146, 386],
  [144, 370],
  [152, 340],
  [150, 304],
];
const TAIL: Point[] = [
  [250, 342],
  [276, 322],
  [290, 298],
  [292, 270],
  [284, 246],
  [274, 228],
  [272, 206],
  [288, 190],
  [316, 182],
  [348, 196],
  [370, 226],
  [376, 264],
  [362, 306],
  [334, 338],
  [296, 356],
  [262, 358],
];
const CHEST: Point[] = [
  [200, 232],
  [240, 240],
  [258, 262],
  [250, 296],
  [226, 322],
  [200, 334],
  [174, 322],
  [150, 296],
  [142, 262],
  [160, 240],
];
const ARM: Point[] = [
  [226, 300],
  [240, 282],
  [262, 262],
  [276, 238],
  [296, 226],
  [318, 234],
  [324, 256],
  [312, 276],
  [292, 288],
  [270, 310],
  [246, 330],
  [228, 324],
];
const CAPE: Point[] = [
  [150, 236],
  [100, 258],
  [60, 306],
  [30, 366],
  [34, 386],
  [58, 382],
  [84, 390],
  [120, 384],
  [200, 390],
  [280, 384],
  [316, 390],
  [342, 382],
  [366, 386],
  [370, 366],
  [340, 306],
  [300, 258],
  [250, 236],
];
const MANTLE: Point[] = [
  [150, 236],
  [108, 258],
  [72, 306],
  [48, 362],
  [54, 384],
  [90, 388],
  [140, 386],
  [200, 388],
  [260, 386],
  [310, 388],
  [346, 384],
  [352, 362],
  [328, 306],
  [292, 258],
  [250, 236],
];
const BRIM_CROWN: Point[] = [
  [136, 66],
  [168, 66],
  [200, 69],
  [232, 66],
  [264, 66],
  [258, 84],
  [230, 94],
  [200, 90],
  [170, 94],
  [142, 84],
];
const BRIM_PARTY: Point[] = [
  [146, 64],
  [164, 64],
  [200, 70],
  [236, 72],
  [260, 76],
  [256, 92],
  [230, 100],
  [200, 96],
  [168, 94],
  [146, 82],
];
const BRIM_CORONET: Point[] = [
  [126, 82],
  [160, 88],
  [200, 92],
  [240, 90],
  [274, 84],
  [266, 102],
  [234, 112],
  [200, 108],
  [166, 112],
  [134, 102],
];
const BRIM_NIGHTCAP: Point[] = [
  [118, 70],
  [150, 52],
  [200, 60],
  [250, 52],
  [284, 66],
  [286, 84],
  [250, 90],
  [200, 96],
  [150, 90],
  [118, 88],
];
const ERMINE: Point[] = [
  [128, 236],
  [146, 234],
  [170, 254],
  [200, 264],
  [230, 254],
  [254, 234],
  [272, 236],
  [264, 262],
  [236, 284],
  [200, 294],
  [164, 284],
  [136, 262],
];

/** [x, y, length] of the curls on the head. */
const HEAD_CURLS = [
  [166, 62, 19],
  [207, 53, 21],
  [243, 66, 18],
  [134, 84, 17],
  [186, 86, 15],
  [226, 92, 18],
  [270, 92, 17],
  [114, 116, 16],
  [152, 108, 13],
  [252, 114, 14],
  [290, 124, 15],
  [203, 116, 12],
] as const;
/** [x, y, length, angle] of the curls on the left ear; the right one mirrors them. */
const EAR_CURLS = [
  [96, 150, 24, 1.95],
  [114, 184, 22, 1.7],
  [86, 196, 20, 1.55],
  [104, 214, 15, 1.5],
] as const;

/** Curls fall away from the middle line. */
const leanOut = (strength: number) => (x: number) =>
  Math.max(-1, Math.min(1, (x - 200) / 60)) * strength;

/** A crescent of shade: one curl. */
function tuft(
  x: number,
  y: number,
  length: number,
  angle: number,
  bow = 0.35,
  width = 0.16,
): string {
  const dx = (Math.cos(angle) * length) / 2;
  const dy = (Math.sin(angle) * length) / 2;
  const nx = -Math.sin(angle) * length;
  const ny = Math.cos(angle) * length;
  const back = bow + width;
  const curve = (values: number[]) => join(values.map(round));
  return `M${curve([x - dx, y - dy])}q${curve([dx + nx * bow, dy + ny * bow, 2 * dx, 2 * dy])}q${curve([-dx + nx * back, -dy + ny * back, -2 * dx, -2 * dy])}z`;
}

function headCurls(): string {
  return HEAD_CURLS.map(([x, y, length]) => {
    const side = x < 200 ? -1 : 1;
    const angle = Math.atan2(y - 150, x - 200) + (Math.PI / 2) * side - side * 0.5;
    return tuft(x, y, length, angle, -0.42 * side, -0.17 * side);
  }).join("");
}

const EAR_FUR = { step: 29, bulge: 0.34, jitter: 0.32, reach: 0.1, leanAt: leanOut(0.22) };
const BRIM_FUR = { step: 23, bulge: 0.36, jitter: 0.3 };

function head() {
  return {
    H: fluff(HEAD, {
      step: 35,
      bulge: 0.33,
      seed: 8,
      jitter: 0.34,
      reach: 0.1,
      leanAt: leanOut(0.16),
    }),
    EL: fluff(EAR, {
      ...EAR_FUR,
      seed: 4,
      bulgeAt: (x, y) => (y < 120 ? 0.3 : x > 128 ? 0.55 : 1),
    }),
    ER: fluff(mirror(EAR), {
      ...EAR_FUR,
      seed: 15,
      bulgeAt: (x, y) => (y < 120 ? 0.3 : x < 272 ? 0.55 : 1),
    }),
    M: fluff(MUZZLE, {
      step: 28,
      bulge: 0.3,
      seed: 6,
      jitter: 0.3,
      reach: 0.1,
      leanAt: leanOut(0.14),
    }),
    HT: headCurls(),
    ETL: EAR_CURLS.map(([x, y, l, a]) => tuft(x, y, l, a, -0.35, -0.14)).join(""),
    ETR: EAR_CURLS.map(([x, y, l, a]) => tuft(400 - x, y, l, Math.PI - a, 0.35, 0.14)).join(""),
    BWL: tuft(160, 117, 30, -0.12, -0.3, -0.17) + tuft(165, 110, 17, 0.1, -0.3, -0.2),
    BWR: tuft(240, 117, 30, 0.12, -0.3, -0.17) + tuft(235, 110, 17, -0.1, -0.3, -0.2),
    MO: "M179 207q9 9 21 2q12 7 21-2q0 35-21 35t-21-35z",
  };
}

const hind = (points: Point[], seed: number) =>
  fluff(points, { step: 30, bulge: 0.34, seed, jitter: 0.3, leanAt: leanOut(0.15) });
const foot = (points: Point[], seed: number) => fluff(points, { step: 22, bulge: 0.3, seed });
const leg = (points: Point[], seed: number) =>
  fluff(points, { step: 29, bulge: 0.3, seed, leanAt: leanOut(0.12), jitter: 0.3 });

function body() {
  return {
    T: fluff(TAIL, { step: 36, bulge: 0.42, seed: 5, jitter: 0.34, reach: 0.08, lean: -0.22 }),
    TO: fluff(TORSO, { step: 32, bulge: 0.34, seed: 15, jitter: 0.34, leanAt: leanOut(0.15) }),
    C: fluff(CHEST, {
      step: 30,
      bulge: 0.4,
      seed: 23,
      jitter: 0.34,
      leanAt: leanOut(0.24),
      bulgeAt: (_x, y) => (y < 250 ? 0.3 : 1),
    }),
    A: fluff(ARM, { step: 27, bulge: 0.3, seed: 31, jitter: 0.3 }),
    HAL: hind(HAUNCH, 11),
    HAR: hind(mirror(HAUNCH), 12),
    FOL: foot(FOOT, 13),
    FOR: foot(mirror(FOOT), 14),
    LEL: leg(LEG, 17),
    LER: leg(mirror(LEG), 18),
    TT:
      tuft(330, 270, 70, -1.25, -0.2, -0.06) +
      tuft(308, 302, 52, -1.1, -0.24, -0.07) +
      tuft(352, 262, 44, -1.5, -0.2, -0.09) +
      tuft(302, 222, 36, -2.2, -0.3, -0.1) +
      tuft(326, 222, 40, -1.9, -0.3, -0.08),
    CT:
      tuft(178, 290, 18, 1.1, 0.35, 0.14) +
      tuft(222, 292, 18, Math.PI - 1.1, -0.35, -0.14) +
      tuft(200, 308, 16, 1.57, 0, 0.2),
  };
}

function clothes() {
  return {
    cape: smooth(CAPE),
    mantle: smooth(MANTLE),
    BR_crown: fluff(BRIM_CROWN, { ...BRIM_FUR, seed: 41 }),
    BR_party: fluff(BRIM_PARTY, { ...BRIM_FUR, seed: 45 }),
    BR_coronet: fluff(BRIM_CORONET, { ...BRIM_FUR, seed: 41 }),
    BR_nightcap: fluff(BRIM_NIGHTCAP, { step: 25, bulge: 0.34, seed: 43, jitter: 0.3 }),
    ERM: fluff(ERMINE, { step: 22, bulge: 0.3, seed: 47, jitter: 0.3 }),
  };
}

export function drawSilhouettes() {
  return { ...head(), ...body(), ...clothes() };
}
