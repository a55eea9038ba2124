// Small shapes shared by parts of the rig, and the ids of a puppy's gradients.

export const GOLD_EDGE = "#c67c14";

/** A page may hold many puppies: every gradient's id has its puppy's prefix. */
export type Ids = { id: (name: string) => string; paint: (name: string) => string };

export function createIds(prefix: string): Ids {
  const id = (name: string) => `${prefix}-${name}`;
  return { id, paint: (name) => `url(#${id(name)})` };
}

export function star(x: number, y: number, r: number, colour: string, waist = 0.22): string {
  const p = r * waist;
  return `<path fill="${colour}" d="M${x} ${y - r}Q${x + p} ${y - p} ${x + r} ${y}Q${x + p} ${y + p} ${x} ${y + r}Q${x - p} ${y + p} ${x - r} ${y}Q${x - p} ${y - p} ${x} ${y - r}z"/>`;
}

export const heart = (x: number, y: number, scale: number, colour: string) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${scale})" d="M0 9C-14 0-11-11-4-11C-1.5-11 0-9 0-7C0-9 1.5-11 4-11C11-11 14 0 0 9z"/>`;

export const paw = (x: number, y: number, scale: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><ellipse cx="0" cy="5" rx="8" ry="6.6"/><ellipse cx="-9" cy="-3" rx="3.4" ry="4.4"/><ellipse cx="-3.4" cy="-8" rx="3.4" ry="4.6"/><ellipse cx="3.4" cy="-8" rx="3.4" ry="4.6"/><ellipse cx="9" cy="-3" rx="3.4" ry="4.4"/></g>`;
