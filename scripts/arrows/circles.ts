// Finds circles of imports between nouns of the server and between files.
export type Arrow = { from: string; to: string };

/** Returns at least one circle of each strongly connected group, as "a -> b -> a", in alphabetical order. */
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
