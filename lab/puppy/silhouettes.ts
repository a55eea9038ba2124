// Makes fur and cloth of the outlines in outlines.svg. Change Luli's shape there and here, never in the generated
// files: generated-files.test.ts says how.
import fs from "node:fs";
import { fluff, join, mirror, type Point, round, smooth } from "../../web/ui/outline.ts";

type Fur = NonNullable<Parameters<typeof fluff>[1]>;

const SVG = fs.readFileSync(new URL("outlines.svg", import.meta.url), "utf8");

/** Points of an outline, in rig units. */
function outline(id: string): Point[] {
  const points = new RegExp(`id="${id}" points="([^"]+)"`).exec(SVG)?.[1];
  if (!points) throw new Error(`outlines.svg has no ${id}.`);
  return points.split(/\s+/).map((pair): Point => {
    const [x, y] = pair.split(",").map(Number);
    return [x!, y!];
  });
}

const fur = (id: string, options: Fur) => fluff(outline(id), options);
const mirrored = (id: string, options: Fur) => fluff(mirror(outline(id)), options);
const cloth = (id: string) => smooth(outline(id));

/** Draws a curl of fur: a crescent of shade. */
function tuft(x: number, y: number, length: number, angle: number, bow: number, width: number) {
  const dx = (Math.cos(angle) * length) / 2;
  const dy = (Math.sin(angle) * length) / 2;
  const nx = -Math.sin(angle) * length;
  const ny = Math.cos(angle) * length;
  const back = bow + width;
  const curve = (values: number[]) => join(values.map(round));
  return `M${curve([x - dx, y - dy])}q${curve([dx + nx * bow, dy + ny * bow, 2 * dx, 2 * dy])}q${curve([-dx + nx * back, -dy + ny * back, -2 * dx, -2 * dy])}z`;
}

/** Curls fall away from the middle line. */
const leanOut = (strength: number) => (x: number) =>
  Math.max(-1, Math.min(1, (x - 200) / 60)) * strength;

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

function headCurls(): string {
  return HEAD_CURLS.map(([x, y, length]) => {
    const side = x < 200 ? -1 : 1;
    const angle = Math.atan2(y - 150, x - 200) + (Math.PI / 2) * side - side * 0.5;
    return tuft(x, y, length, angle, -0.42 * side, -0.17 * side);
  }).join("");
}

const HEAD_FUR = { jitter: 0.34, reach: 0.1, leanAt: leanOut(0.16) };
const EAR_FUR = { step: 29, bulge: 0.34, jitter: 0.32, reach: 0.1, leanAt: leanOut(0.22) };
const MUZZLE_FUR = { jitter: 0.3, reach: 0.1, leanAt: leanOut(0.14) };
/** Ears are smooth at their root and on the side of the head. */
const earBulge = (isInside: (x: number) => boolean) => (x: number, y: number) =>
  y < 120 ? 0.3 : isInside(x) ? 0.55 : 1;

const head = () => ({
  H: fur("head", { ...HEAD_FUR, step: 35, bulge: 0.33, seed: 8 }),
  EL: fur("ear", { ...EAR_FUR, seed: 4, bulgeAt: earBulge((x) => x > 128) }),
  ER: mirrored("ear", { ...EAR_FUR, seed: 15, bulgeAt: earBulge((x) => x < 272) }),
  M: fur("muzzle", { ...MUZZLE_FUR, step: 28, bulge: 0.3, seed: 6 }),
  HT: headCurls(),
  ETL: EAR_CURLS.map(([x, y, l, a]) => tuft(x, y, l, a, -0.35, -0.14)).join(""),
  ETR: EAR_CURLS.map(([x, y, l, a]) => tuft(400 - x, y, l, Math.PI - a, 0.35, 0.14)).join(""),
  BWL: tuft(160, 117, 30, -0.12, -0.3, -0.17) + tuft(165, 110, 17, 0.1, -0.3, -0.2),
  BWR: tuft(240, 117, 30, 0.12, -0.3, -0.17) + tuft(235, 110, 17, -0.1, -0.3, -0.2),
  MO: "M179 207q9 9 21 2q12 7 21-2q0 35-21 35t-21-35z",
});

const HAUNCH_FUR = { step: 30, bulge: 0.34, jitter: 0.3, leanAt: leanOut(0.15) };
const FOOT_FUR = { step: 22, bulge: 0.3 };
const LEG_FUR = { step: 29, bulge: 0.3, jitter: 0.3, leanAt: leanOut(0.12) };
const TORSO_FUR = { step: 32, bulge: 0.34, jitter: 0.34, leanAt: leanOut(0.15) };
const CHEST_FUR = { step: 30, bulge: 0.4, jitter: 0.34, leanAt: leanOut(0.24) };

const sitting = () => ({
  ...head(),
  T: fur("tail", { ...FUR, step: 31, bulge: 0.42, seed: 5, lean: -0.22 }),
  TO: fur("torso", { ...TORSO_FUR, seed: 15 }),
  C: fur("chest", { ...CHEST_FUR, seed: 23, bulgeAt: (_x, y) => (y < 250 ? 0.3 : 1) }),
  A: fur("arm", { step: 27, bulge: 0.3, seed: 31, jitter: 0.3 }),
  HAL: fur("haunch", { ...HAUNCH_FUR, seed: 11 }),
  HAR: mirrored("haunch", { ...HAUNCH_FUR, seed: 12 }),
  FOL: fur("foot", { ...FOOT_FUR, seed: 13 }),
  FOR: mirrored("foot", { ...FOOT_FUR, seed: 14 }),
  LEL: fur("leg", { ...LEG_FUR, seed: 17 }),
  LER: mirrored("leg", { ...LEG_FUR, seed: 18 }),
  TT:
    tuft(314, 290, 52, -1.25, -0.2, -0.06) +
    tuft(298, 313, 38, -1.1, -0.24, -0.07) +
    tuft(330, 284, 33, -1.5, -0.2, -0.09) +
    tuft(293, 254, 27, -2.2, -0.3, -0.1) +
    tuft(311, 254, 30, -1.9, -0.3, -0.08),
  CT:
    tuft(178, 290, 18, 1.1, 0.35, 0.14) +
    tuft(222, 292, 18, Math.PI - 1.1, -0.35, -0.14) +
    tuft(200, 310, 22, 1.2, 0.6, 0.16),
});

const BRIM_FUR = { step: 23, bulge: 0.36, jitter: 0.3 };

const clothes = () => ({
  cape: cloth("cape"),
  mantle: cloth("mantle"),
  BR_crown: fur("brim-crown", { ...BRIM_FUR, seed: 41 }),
  BR_party: fur("brim-party", { ...BRIM_FUR, seed: 45 }),
  BR_coronet: fur("brim-coronet", { ...BRIM_FUR, seed: 41 }),
  BR_nightcap: fur("brim-nightcap", { step: 25, bulge: 0.34, seed: 43, jitter: 0.3 }),
  ERM: fur("ermine", { step: 22, bulge: 0.3, seed: 47, jitter: 0.3 }),
});

const FUR = { jitter: 0.34, reach: 0.08 };

const views = () => ({
  mound: fur("mound", { ...FUR, step: 40, bulge: 0.34, seed: 61 }),
  rump: fur("rump", { ...FUR, step: 32, bulge: 0.32, seed: 63 }),
  scarf: fur("scarf-tail", { ...FUR, step: 34, bulge: 0.42, seed: 65, lean: -0.2 }),
  pillow: fur("pillow-paw", { ...FUR, step: 27, bulge: 0.3, seed: 67 }),
  blanket: cloth("blanket"),
  moundCurls:
    tuft(222, 226, 30, -0.3, -0.3, -0.1) +
    tuft(262, 214, 26, 0.1, -0.3, -0.1) +
    tuft(306, 240, 26, 0.7, -0.3, -0.1) +
    tuft(250, 254, 22, -0.1, -0.3, -0.12) +
    tuft(300, 300, 26, 0.2, -0.3, -0.1) +
    tuft(326, 322, 22, 0.6, -0.3, -0.12),
  scarfCurls:
    tuft(330, 380, 46, 2.9, -0.18, -0.06) +
    tuft(276, 386, 52, 3.2, -0.16, -0.06) +
    tuft(236, 384, 30, 3.4, -0.2, -0.08) +
    tuft(360, 352, 30, 2.1, -0.22, -0.08),
  barrel: fur("barrel", { ...FUR, step: 33, bulge: 0.34, seed: 71 }),
  plume: fur("plume", { ...FUR, step: 36, bulge: 0.42, seed: 73, lean: 0.18 }),
  fore: fur("fore-leg", { ...FUR, step: 27, bulge: 0.3, seed: 75 }),
  hind: fur("hind-leg", { ...FUR, step: 29, bulge: 0.32, seed: 77 }),
  ruff: fur("ruff", { ...FUR, step: 29, bulge: 0.4, seed: 79 }),
  flying: cloth("flying-cape"),
  plumeCurls:
    tuft(82, 200, 52, -1.5, 0.24, 0.07) +
    tuft(104, 172, 38, -1.0, 0.3, 0.1) +
    tuft(66, 226, 36, -1.9, 0.24, 0.09),
  barrelCurls:
    tuft(150, 268, 24, 0.1, -0.3, -0.12) +
    tuft(190, 258, 26, -0.1, -0.3, -0.12) +
    tuft(176, 300, 22, 0.2, -0.3, -0.12) +
    tuft(214, 290, 20, -0.2, -0.3, -0.12),
});

const postures = () => ({
  loaf: fur("loaf", { ...FUR, step: 36, bulge: 0.34, seed: 81 }),
  hipR: mirrored("hip", { ...FUR, step: 30, bulge: 0.34, seed: 84 }),
  slipper: mirrored("slipper", { ...FUR, step: 22, bulge: 0.3, seed: 86 }),
  hug: fur("hug", { ...FUR, step: 25, bulge: 0.3, seed: 87 }),
  forearm: fur("forearm", { ...FUR, step: 27, bulge: 0.3, seed: 88 }),
  loafCurls:
    tuft(104, 296, 24, 2.6, 0.3, 0.1) +
    tuft(300, 296, 24, 0.6, -0.3, -0.1) +
    tuft(92, 346, 20, 2.2, 0.3, 0.1) +
    tuft(312, 344, 20, 0.9, -0.3, -0.1),
  bow: fur("bow-back", { ...FUR, step: 36, bulge: 0.34, seed: 91 }),
  thigh: fur("bow-thigh", { ...FUR, step: 29, bulge: 0.32, seed: 93 }),
  reach: fur("bow-arm", { ...FUR, step: 27, bulge: 0.3, seed: 95 }),
  flag: fur("bow-plume", { ...FUR, step: 34, bulge: 0.42, seed: 97, lean: 0.18 }),
  bowCurls:
    tuft(262, 210, 26, -0.5, -0.3, -0.1) +
    tuft(300, 196, 24, 0.1, -0.3, -0.1) +
    tuft(232, 252, 24, -0.5, -0.3, -0.1) +
    tuft(270, 250, 22, -0.2, -0.3, -0.1) +
    tuft(336, 272, 26, 0.9, -0.3, -0.1),
  flagCurls: tuft(352, 130, 46, -1.7, 0.24, 0.07) + tuft(376, 120, 36, -1.4, 0.24, 0.09),
});

/** Every page draws these; clothes, other views and other postures are loaded when they are needed. */
export const drawPaths = () => module("PATHS", sitting());
export const drawClothPaths = () => module("CLOTH_PATHS", clothes());
export const drawViewPaths = () => module("VIEW_PATHS", views());
export const drawPosturePaths = () => module("POSTURE_PATHS", postures());

function module(constant: string, paths: Record<string, string>): string {
  // Long names break their line, as the formatter does: generating and formatting must agree.
  const lines = Object.entries(paths).map(
    ([name, path]) => `  ${name}:${name.length > 4 ? "\n    " : " "}"${path}",`,
  );
  return [
    "// Generated from lab/puppy/silhouettes.ts: edit there, see generated-files.test.ts.",
    "",
    `export const ${constant} = {`,
    ...lines,
    "};",
    "",
  ].join("\n");
}
