// The silhouettes of the views that are loaded when needed: curled up and trotting.
import { fluff, smooth } from "../../web/ui/outline.ts";
import { tuft } from "./tuft.ts";
import * as points from "./view-points.ts";

const FUR = { jitter: 0.34, reach: 0.08 };

function curled() {
  return {
    mound: fluff(points.MOUND, { ...FUR, step: 40, bulge: 0.34, seed: 61 }),
    rump: fluff(points.RUMP, { ...FUR, step: 32, bulge: 0.32, seed: 63 }),
    scarf: fluff(points.SCARF_TAIL, { ...FUR, step: 34, bulge: 0.42, seed: 65, lean: -0.2 }),
    pillow: fluff(points.PILLOW_PAW, { ...FUR, step: 27, bulge: 0.3, seed: 67 }),
    blanket: smooth(points.BLANKET),
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
  };
}

function trotting() {
  return {
    barrel: fluff(points.BARREL, { ...FUR, step: 33, bulge: 0.34, seed: 71 }),
    plume: fluff(points.PLUME, { ...FUR, step: 36, bulge: 0.42, seed: 73, lean: 0.18 }),
    fore: fluff(points.FORE_LEG, { ...FUR, step: 27, bulge: 0.3, seed: 75 }),
    hind: fluff(points.HIND_LEG, { ...FUR, step: 29, bulge: 0.32, seed: 77 }),
    ruff: fluff(points.RUFF, { ...FUR, step: 29, bulge: 0.4, seed: 79 }),
    flying: smooth(points.FLYING_CAPE),
    plumeCurls:
      tuft(82, 200, 52, -1.5, 0.24, 0.07) +
      tuft(104, 172, 38, -1.0, 0.3, 0.1) +
      tuft(66, 226, 36, -1.9, 0.24, 0.09),
    barrelCurls:
      tuft(150, 268, 24, 0.1, -0.3, -0.12) +
      tuft(190, 258, 26, -0.1, -0.3, -0.12) +
      tuft(176, 300, 22, 0.2, -0.3, -0.12) +
      tuft(214, 290, 20, -0.2, -0.3, -0.12),
  };
}

export const drawViewSilhouettes = () => ({ ...curled(), ...trotting() });
