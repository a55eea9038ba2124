// All chance of a run comes from its seed: a stream of numbers for each name, so that one actor's luck does not hang on another's pace.

export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number, name: string) {
  let state = hash(`${seed} ${name}`);
  /** Returns at least 0, below 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!,
    /** A UUID, as the page makes one for each message. */
    uuid(): string {
      const digits = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join("");
      return digits.replace(
        /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
        (_, a, b, c, d, e) => `${a}-${b}-4${c}-8${d}-${e}`,
      );
    },
    /** Picks by weight. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights) as [Name, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return entries.find(([, weight]) => (left -= weight) < 0)![0];
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}
