// The gradients and clips that one puppy's drawing refers to.
import { PATHS } from "./paths.gen.ts";
import { star, type Ids } from "./marks.ts";

type Stop = [offset: number, colour: string, opacity?: number];

const stops = (...list: Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

const radial = (attributes: string, ...list: Stop[]) =>
  ["radialGradient", attributes, stops(...list)] as const;
const linear = (attributes: string, ...list: Stop[]) =>
  ["linearGradient", attributes, stops(...list)] as const;
const pattern = (attributes: string, content: string) => ["pattern", attributes, content] as const;
const clip = (shape: string) => ["clipPath", "", shape] as const;

const DEFINITIONS = {
  eye: radial('cx=".5" cy=".86" r=".8"', [0, "#7a4f45"], [0.45, "#3a2224"], [1, "#150c11"]),
  soc: radial("", [0, "#8668ab", 0.55], [0.5, "#b392d6", 0.26], [1, "#c9aee6", 0]),
  bl: radial("", [0, "#ff7f98", 0.75], [1, "#ff8fa3", 0]),
  hd: radial(
    'gradientUnits="userSpaceOnUse" cx="178" cy="104" r="182"',
    [0, "var(--fur-hi)"],
    [0.58, "var(--fur-hi)"],
    [0.84, "var(--fur-mid)"],
    [1, "var(--fur-lo)"],
  ),
  er: linear(
    'x1=".6" y1="0" x2=".4" y2="1"',
    [0.1, "var(--fur-hi)", 0],
    [0.32, "var(--fur-hi)"],
    [0.62, "var(--fur-hi)"],
    [1, "var(--fur-warm)"],
  ),
  es: linear(
    'x1=".5" y1="0" x2=".5" y2="1"',
    [0.6, "var(--fur-shade)", 0],
    [0.85, "var(--fur-shade)", 0.5],
    [1, "var(--fur-shade)", 0.6],
  ),
  bd: radial(
    'cx=".4" cy=".22" r=".85"',
    [0, "var(--fur-hi)"],
    [0.48, "var(--fur-hi)"],
    [0.82, "var(--fur-mid2)"],
    [1, "var(--fur-lo)"],
  ),
  lg: linear(
    'x1=".5" y1="0" x2=".5" y2="1"',
    [0.1, "var(--fur-mid)"],
    [0.5, "var(--fur-hi)"],
    [0.78, "var(--fur-hi)"],
    [1, "var(--fur-warm)"],
  ),
  nk: radial("", [0, "var(--fur-shade)", 0.75], [1, "var(--fur-shade)", 0]),
  gold: linear('x1="0" y1="0" x2=".3" y2="1"', [0, "#ffe28a"], [0.5, "#f9bf45"], [1, "#e2922a"]),
  vel: linear('x1=".2" y1="0" x2=".6" y2="1"', [0, "#8a63ea"], [0.6, "#5d38bd"], [1, "#43238f"]),
  cape: linear('x1=".4" y1="0" x2=".6" y2="1"', [0, "#b81d33"], [0.5, "#e5394c"], [1, "#c9253b"]),
  stars: pattern(
    'patternUnits="userSpaceOnUse" width="46" height="42"',
    `<path fill="#24358f" d="M0 0h46v42H0z"/>${star(12, 12, 8, "#ffe08a", 0.3)}${star(35, 32, 6, "#fff", 0.3)}<circle cx="33" cy="9" r="1.8" fill="#b9a8ff"/><circle cx="10" cy="34" r="1.6" fill="#b9a8ff"/>`,
  ),
  mask: linear('x1=".3" y1="0" x2=".6" y2="1"', [0, "#4c86ff"], [1, "#2450bd"]),
  cap: linear('x1=".1" y1="0" x2=".8" y2="1"', [0, "#a99cf5"], [0.55, "#8878e0"], [1, "#6d5cc8"]),
  nose: radial('cx=".4" cy=".25" r=".8"', [0, "#4a3a42"], [0.5, "#22171c"], [1, "#140c10"]),
  ec0: clip('<ellipse cx="162" cy="149" rx="17.4" ry="19"/>'),
  ec1: clip('<ellipse cx="238" cy="149" rx="17.4" ry="19"/>'),
  mo: clip(`<path d="${PATHS.MO}"/>`),
};

export function drawGradients({ id, paint }: Ids, drawing: string): string {
  const used = Object.entries(DEFINITIONS).filter(([name]) => drawing.includes(paint(name)));
  const drawn = used.map(
    ([name, [tag, attributes, content]]) =>
      `<${tag} id="${id(name)}"${attributes && ` ${attributes}`}>${content}</${tag}>`,
  );
  return `<defs>${drawn.join("")}</defs>`;
}
