// The silhouettes of the postures that not every day has: lying with the paws on the ball, and the bow that asks to play.
import { fluff, mirror } from "../../web/ui/outline.ts";
import * as points from "./posture-points.ts";
import { tuft } from "./tuft.ts";

const FUR = { jitter: 0.34, reach: 0.08 };

function lying() {
  return {
    loaf: fluff(points.LOAF, { ...FUR, step: 36, bulge: 0.34, seed: 81 }),
    hipL: fluff(points.HIP, { ...FUR, step: 30, bulge: 0.34, seed: 83 }),
    hipR: fluff(mirror(points.HIP), { ...FUR, step: 30, bulge: 0.34, seed: 84 }),
    slipper: fluff(mirror(points.SLIPPER), { ...FUR, step: 22, bulge: 0.3, seed: 86 }),
    hug: fluff(points.HUG, { ...FUR, step: 25, bulge: 0.3, seed: 87 }),
    forearm: fluff(points.FOREARM, { ...FUR, step: 27, bulge: 0.3, seed: 88 }),
    loafCurls:
      tuft(104, 296, 24, 2.6, 0.3, 0.1) +
      tuft(300, 296, 24, 0.6, -0.3, -0.1) +
      tuft(92, 346, 20, 2.2, 0.3, 0.1) +
      tuft(312, 344, 20, 0.9, -0.3, -0.1),
  };
}

function bowing() {
  return {
    bow: fluff(points.BOW_BACK, { ...FUR, step: 36, bulge: 0.34, seed: 91 }),
    thigh: fluff(points.BOW_THIGH, { ...FUR, step: 29, bulge: 0.32, seed: 93 }),
    reach: fluff(points.BOW_ARM, { ...FUR, step: 27, bulge: 0.3, seed: 95 }),
    flag: fluff(points.BOW_PLUME, { ...FUR, step: 34, bulge: 0.42, seed: 97, lean: 0.18 }),
    bowCurls:
      tuft(262, 210, 26, -0.5, -0.3, -0.1) +
      tuft(300, 196, 24, 0.1, -0.3, -0.1) +
      tuft(232, 252, 24, -0.5, -0.3, -0.1) +
      tuft(270, 250, 22, -0.2, -0.3, -0.1) +
      tuft(336, 272, 26, 0.9, -0.3, -0.1),
    flagCurls: tuft(352, 130, 46, -1.7, 0.24, 0.07) + tuft(376, 120, 36, -1.4, 0.24, 0.09),
  };
}

export const drawPostureSilhouettes = () => ({ ...lying(), ...bowing() });
