// Who knows each other in a circle: nouns of the server however their files do it, files by what runs.
export type Arrow = { from: string; to: string };

/** At least one circle of each knot, as "a -> b -> a", begun with whoever comes first in the alphabet. */
export function findCircles(arrows: Arrow[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const circles: string[] = [];
  const path: string[] = [];
  const done = new Set<string>();
  const walk = (place: string) => {
    if (path.includes(place))
      circles.push([...path.slice(path.indexOf(place)), place].join(" -> "));
    else if (!done.has(place)) {
      path.push(place);
      for (const next of targets.get(place) ?? []) walk(next);
      path.pop();
      done.add(place);
    }
  };
  for (const start of [...targets.keys()].toSorted()) walk(start);
  return circles;
}
