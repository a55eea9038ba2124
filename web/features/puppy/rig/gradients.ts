// The gradients and clips of one puppy.
import { PATHS } from "./paths.gen.ts";
import type { Ids } from "./marks.ts";

type Stop = [offset: number, colour: string, opacity?: number];

const stops = (...list: Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

export const drawGradients = ({
  id,
}: Ids) => `<defs><radialGradient id="${id("eye")}" cx=".5" cy=".86" r=".8">${stops([0, "#7a4f45"], [0.45, "#3a2224"], [1, "#150c11"])}</radialGradient>
<radialGradient id="${id("soc")}">${stops([0, "#5b4a66", 0.62], [0.5, "#8a7a99", 0.3], [1, "#8f7f9c", 0])}</radialGradient>
<radialGradient id="${id("bl")}">${stops([0, "#ff7f98", 0.75], [1, "#ff8fa3", 0])}</radialGradient>
<radialGradient id="${id("hd")}" gradientUnits="userSpaceOnUse" cx="178" cy="104" r="182">${stops([0, "var(--fur-hi)"], [0.58, "var(--fur-hi)"], [0.84, "var(--fur-mid)"], [1, "var(--fur-lo)"])}</radialGradient>
<linearGradient id="${id("er")}" x1=".6" y1="0" x2=".4" y2="1">${stops([0.1, "var(--fur-hi)", 0], [0.32, "var(--fur-hi)"], [0.62, "var(--fur-hi)"], [1, "var(--fur-warm)"])}</linearGradient>
<linearGradient id="${id("es")}" x1=".5" y1="0" x2=".5" y2="1">${stops([0.2, "var(--fur-shade)", 0], [0.75, "var(--fur-shade)", 0.55], [1, "var(--fur-shade)", 0.6])}</linearGradient>
<radialGradient id="${id("bd")}" cx=".4" cy=".22" r=".85">${stops([0, "var(--fur-hi)"], [0.48, "var(--fur-hi)"], [0.82, "var(--fur-mid2)"], [1, "var(--fur-lo)"])}</radialGradient>
<linearGradient id="${id("lg")}" x1=".5" y1="0" x2=".5" y2="1">${stops([0.1, "var(--fur-mid)"], [0.5, "var(--fur-hi)"], [0.78, "var(--fur-hi)"], [1, "var(--fur-warm)"])}</linearGradient>
<radialGradient id="${id("nk")}">${stops([0, "var(--fur-shade)", 0.75], [1, "var(--fur-shade)", 0])}</radialGradient>
<linearGradient id="${id("gold")}" x1="0" y1="0" x2=".3" y2="1">${stops([0, "#ffe28a"], [0.5, "#f9bf45"], [1, "#e2922a"])}</linearGradient>
<linearGradient id="${id("vel")}" x1=".2" y1="0" x2=".6" y2="1">${stops([0, "#8a63ea"], [0.6, "#5d38bd"], [1, "#43238f"])}</linearGradient>
<linearGradient id="${id("cape")}" x1=".4" y1="0" x2=".6" y2="1">${stops([0, "#b81d33"], [0.5, "#e5394c"], [1, "#c9253b"])}</linearGradient>
<linearGradient id="${id("mask")}" x1=".3" y1="0" x2=".6" y2="1">${stops([0, "#4c86ff"], [1, "#2450bd"])}</linearGradient>
<linearGradient id="${id("cap")}" x1=".1" y1="0" x2=".8" y2="1">${stops([0, "#a99cf5"], [0.55, "#8878e0"], [1, "#6d5cc8"])}</linearGradient>
<radialGradient id="${id("nose")}" cx=".4" cy=".25" r=".8">${stops([0, "#4a3a42"], [0.5, "#22171c"], [1, "#140c10"])}</radialGradient>
<clipPath id="${id("ec0")}"><ellipse cx="162" cy="149" rx="17.4" ry="19"/></clipPath><clipPath id="${id("ec1")}"><ellipse cx="238" cy="149" rx="17.4" ry="19"/></clipPath><clipPath id="${id("mo")}"><path d="${PATHS.MO}"/></clipPath></defs>`;
