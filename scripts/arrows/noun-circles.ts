// Nouns of the server that know each other in a circle, however their files do it.
export type NounArrow = { from: string; to: string };

/** Each circle once, as "a -> b -> a", beginning with the noun that comes first in the alphabet. */
export function findCircles(arrows: NounArrow[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from === to) continue;
    const known = targets.get(from) ?? new Set();
    targets.set(from, known.add(to));
  }
  const circles: string[] = [];
  for (const start of [...targets.keys()].toSorted()) walk(start, [start]);
  return circles;

  function walk(noun: string, path: string[]): void {
    const [start] = path;
    for (const next of targets.get(noun) ?? []) {
      if (next === start) circles.push([...path, next].join(" -> "));
      // What comes before the start in the alphabet was a start of its own.
      else if (next > start! && !path.includes(next)) walk(next, [...path, next]);
    }
  }
}
