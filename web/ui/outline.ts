// Draws the outlines of soft things: scalloped contours for fur and clouds, smooth ones for cloth.

export type Point = readonly [x: number, y: number];

type FluffOptions = {
  /** Mean width of a scallop. */
  step?: number;
  /** How far a scallop bulges, relative to its width. */
  bulge?: number;
  /** How uneven the widths are, 0 to 1. */
  jitter?: number;
  /** How far control points reach past the chord's ends. */
  reach?: number;
  /** Tangential lean of every scallop; + is along the path. */
  lean?: number;
  leanAt?: (x: number, y: number) => number;
  bulgeAt?: (x: number, y: number) => number;
  seed?: number;
};

const SAMPLES_PER_SEGMENT = 28;

/** mulberry32: the same seed gives the same fur in every browser and in the generator. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

function format(value: number): string {
  const text = round(value).toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}

/** Numbers as SVG path data, without a separator before a minus. */
export function join(values: number[]): string {
  return values
    .map(format)
    .reduce((text, next) => text + (text && !next.startsWith("-") ? " " : "") + next, "");
}

export function mirror(points: readonly Point[], axis = 200): Point[] {
  return points.map(([x, y]): Point => [2 * axis - x, y]).toReversed();
}

const around = (points: readonly Point[], index: number): Point => {
  const point = points[(index + points.length) % points.length];
  if (!point) throw new Error("An outline needs at least one point.");
  return point;
};

/** Catmull-Rom samples of a closed contour. */
function sample(points: readonly Point[]): Point[] {
  return points.flatMap((p1, i) => {
    const p0 = around(points, i - 1);
    const p2 = around(points, i + 1);
    const p3 = around(points, i + 2);
    return Array.from({ length: SAMPLES_PER_SEGMENT }, (_, k): Point => {
      const t = k / SAMPLES_PER_SEGMENT;
      const at = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (-p0[j] + p2[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (-p0[j] + 3 * p1[j] - 3 * p2[j] + p3[j]) * (t * t * t));
      return [at(0), at(1)];
    });
  });
}

function lengths(points: readonly Point[]): number[] {
  const result = [0];
  points.forEach((a, i) => {
    const b = around(points, i + 1);
    result.push((result[i] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  });
  return result;
}

function pointAt(points: readonly Point[], along: number[], distance: number): Point {
  const total = along.at(-1) ?? 0;
  const s = ((distance % total) + total) % total;
  let i = 1;
  while (i < along.length - 1 && (along[i] ?? 0) < s) i++;
  const a = around(points, i - 1);
  const b = around(points, i);
  const start = along[i - 1] ?? 0;
  const t = (s - start) / ((along[i] ?? 0) - start || 1);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function isClockwise(points: readonly Point[]): boolean {
  return (
    points.reduce((area, p, i) => {
      const q = around(points, i + 1);
      return area + p[0] * q[1] - q[0] * p[1];
    }, 0) > 0
  );
}

/** A closed contour of uneven scallops through the control points. */
export function fluff(control: readonly Point[], options: FluffOptions = {}): string {
  const { step = 22, bulge = 0.42, jitter = 0.28, reach = 0.12, lean = 0, seed = 1 } = options;
  const random = createRandom(seed * 7919 + 13);
  const contour = sample(control);
  const along = lengths(contour);
  const total = along.at(-1) ?? 0;
  const count = Math.max(3, Math.round(total / step));
  const outwards = isClockwise(contour) ? 1 : -1;
  const stops = Array.from(
    { length: count },
    (_, i) => ((i + (random() - 0.5) * 2 * jitter) * total) / count,
  );
  const knots = stops.map((s): Point => {
    const [x, y] = pointAt(contour, along, s);
    return [round(x), round(y)];
  });
  const scallops = knots.map((a, i) => {
    const b = around(knots, i + 1);
    const chord = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const tx = (b[0] - a[0]) / chord;
    const ty = (b[1] - a[1]) / chord;
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const height =
      chord * bulge * (0.8 + random() * 0.45) * 1.33 * (options.bulgeAt?.(...middle) ?? 1);
    const slide = chord * (options.leanAt?.(...middle) ?? lean);
    const nx = ty * outwards * height;
    const ny = -tx * outwards * height;
    const over = chord * reach;
    return `c${join([
      round(nx - tx * over + tx * slide),
      round(ny - ty * over + ty * slide),
      round(b[0] - a[0] + nx + tx * over + tx * slide),
      round(b[1] - a[1] + ny + ty * over + ty * slide),
      round(b[0] - a[0]),
      round(b[1] - a[1]),
    ])}`;
  });
  return `M${join([...around(knots, 0)])}${scallops.join("")}z`;
}

/** A closed smooth contour through the control points. */
export function smooth(control: readonly Point[]): string {
  const curves = control.map((p1, i) => {
    const p0 = around(control, i - 1);
    const p2 = around(control, i + 1);
    const p3 = around(control, i + 2);
    return `c${join([
      (p2[0] - p0[0]) / 6,
      (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6 - p1[0],
      p2[1] - (p3[1] - p1[1]) / 6 - p1[1],
      p2[0] - p1[0],
      p2[1] - p1[1],
    ])}`;
  });
  return `M${join([...around(control, 0)])}${curves.join("")}z`;
}
