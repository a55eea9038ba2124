// Draws the scenery of a stage: clouds, hills, moon and stars for any size.
import { fluff } from "./outline.ts";

function drawCloud(x: number, y: number, width: number, seed: number): string {
  return fluff(
    [
      [x, y],
      [x + width * 0.22, y - width * 0.16],
      [x + width * 0.5, y - width * 0.26],
      [x + width * 0.78, y - width * 0.15],
      [x + width, y],
      [x + width * 0.75, y + width * 0.05],
      [x + width * 0.25, y + width * 0.05],
    ],
    { step: width * 0.24, bulge: 0.34, seed, jitter: 0.25 },
  );
}

export function drawClouds(width: number, height: number, seed: number): [string, string] {
  // A wide stage gets more sky but no bigger clouds.
  const size = Math.min(width * 0.2, height * 0.5);
  return [
    drawCloud(width * 0.07, height * 0.36, size, 2 + seed),
    drawCloud(width * 0.66, height * 0.5, size * 0.8, 8 + seed),
  ];
}

const WAVES = 4;
const MARGIN = 10;

/** `top` and `swing` are shares of the height, `phase` is where the wave begins. */
export function drawHill(
  width: number,
  height: number,
  top: number,
  swing: number,
  phase: number,
): string {
  const step = (width + 2 * MARGIN) / WAVES;
  const crest = (i: number) => height * top + Math.sin(phase + i * 1.9) * height * swing;
  const waves = Array.from({ length: WAVES }, (_, i) => {
    const x = -MARGIN + i * step;
    const from = i === 0 ? height * top : crest(i);
    const to = crest(i + 1);
    const points = [x + step * 0.45, from, x + step * 0.55, to, x + step, to];
    return `C${points.map((n) => n.toFixed(0)).join(" ")}`;
  });
  return `M${-MARGIN} ${height + MARGIN}V${height * top}${waves.join("")}V${height + MARGIN}z`;
}

export function sunOf(width: number, height: number, light: string, at = 0.8) {
  const isLow = light === "morning" || light === "dusk";
  return {
    x: width * at,
    y: height * (isLow ? 0.62 : 0.27),
    r: Math.min(width, height) * (isLow ? 0.13 : 0.095),
  };
}

/**
 * Returns the ratios of a stage's width to its height at which all of a sun or moon is visible: a narrow stage crops both sides of a
 * scene, a flat one its top.
 */
export const showWhole = (
  width: number,
  height: number,
  { x, y, r }: { x: number; y: number; r: number },
) => ({
  "--from": (2 * (Math.abs(x - width / 2) + r)) / height,
  "--to": width / (height - y + r),
});

/** Places the moon: on the right beside or above the puppy on a wide stage, on the left beside the puppy's head on a small one. */
export function moonOf(width: number, height: number) {
  const isWide = width >= 700;
  const x = isWide ? width * (height < 300 ? 0.7 : 0.9) - 20 : width * 0.18;
  const y = height * (isWide ? 0.14 : 0.22);
  const scale = Math.min(width, height) / 260;
  // The moon is 50 wide and high, and its middle is 6 to the right of its position.
  const circle = { x: x + 6 * scale, y: y + 25 * scale, r: 25 * scale };
  return {
    transform: `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    style: showWhole(width, height, circle),
  };
}

/** The toy lies opposite the moon, at the puppy's feet. */
export function lampTransform(width: number, height: number): string {
  const isWide = width >= 700;
  const scale = Math.min(width, height) / (isWide ? 200 : 310);
  return `translate(${width * (isWide ? 0.57 : 0.81)} ${height * (isWide ? 0.87 : 0.79)}) scale(${scale.toFixed(2)})`;
}

/** [share of the width, share of the height, radius] */
const STARS = [
  [0.06, 0.2, 7],
  [0.16, 0.42, 4],
  [0.3, 0.12, 5],
  [0.44, 0.26, 4],
  [0.55, 0.1, 6],
  [0.66, 0.3, 4],
  [0.74, 0.14, 5],
  [0.96, 0.5, 5],
  [0.03, 0.6, 4],
  [0.5, 0.5, 3],
] as const;

export function drawStars(width: number, height: number, from: number) {
  return STARS.filter(([x]) => x >= from).map(([x, y, r]) => ({
    path: drawStar(x * width, y * height, r),
    opacity: Math.round((0.4 + r / 14) * 100) / 100,
  }));
}

export function drawStar(x: number, y: number, r: number): string {
  const p = r * 0.2;
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return `M${at(0, -r)}Q${at(p, -p)} ${at(r, 0)}Q${at(p, p)} ${at(0, r)}Q${at(-p, p)} ${at(-r, 0)}Q${at(-p, -p)} ${at(0, -r)}z`;
}

const round = (n: number) => Math.round(n * 100) / 100;
