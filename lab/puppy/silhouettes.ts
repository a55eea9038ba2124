// Luli's silhouettes as control points. Change fur here, never in paths.gen.ts: generated-files.test.ts says how.
import { fluff, mirror, smooth, type Point } from "../../web/ui/outline.ts";
import {
  HEAD,
  EAR,
  MUZZLE,
  TORSO,
  HAUNCH,
  FOOT,
  LEG,
  TAIL,
  CHEST,
  ARM,
  CAPE,
  MANTLE,
  BRIM_CROWN,
  BRIM_PARTY,
  BRIM_CORONET,
  BRIM_NIGHTCAP,
  ERMINE,
  HEAD_CURLS,
  EAR_CURLS,
} from "./control-points.ts";
import { tuft } from "./tuft.ts";

/** Curls fall away from the middle line. */
const leanOut = (strength: number) => (x: number) =>
  Math.max(-1, Math.min(1, (x - 200) / 60)) * strength;

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

export function drawClothSilhouettes() {
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
  return { ...head(), ...body() };
}
