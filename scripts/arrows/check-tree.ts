// The arrows of a whole tree of files.
import fs from "node:fs";
import path from "node:path";
import { CODE_ROOMS } from "../rooms.ts";
import { findImports, type FoundImport } from "./find-imports.ts";
import { arrowProblem, isTest } from "./rules.ts";

const SOURCE = /\.(?:ts|tsx|mts|js|jsx|mjs)$/;
/** Served as they are, and no part of the bundle. */
const SERVED = "web/public/";

type Arrows = { nouns: Arrow[]; files: Arrow[] };

export function checkTree(root: string): { files: number; problems: string[] } {
  const files = CODE_ROOMS.flatMap((room) => sourcesUnder(root, room));
  const arrows: Arrows = { nouns: [], files: [] };
  const problems = files.flatMap((file) =>
    problemsOf(file, fs.readFileSync(path.join(root, file), "utf8"), arrows),
  );
  for (const kind of ["nouns", "files"] as const)
    problems.push(...findCircles(arrows[kind]).map((circle) => `${kind} in a circle: ${circle}`));
  return { files: files.length, problems };
}

function problemsOf(file: string, source: string, arrows: Arrows): string[] {
  try {
    return findImports(file, source).flatMap((found) => {
      note(file, found, arrows);
      const problem = arrowProblem(file, found);
      return problem ? [`${file}:${found.line} ${problem}`] : [];
    });
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Only the product's own files count: a test may look at any noun. */
function note(file: string, { specifier }: FoundImport, { nouns, files }: Arrows): void {
  if (!specifier?.startsWith(".") || isTest(file)) return;
  const to = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
  files.push({ from: file, to });
  const [from, target] = [nounOf(file), nounOf(to)];
  if (from && target) nouns.push({ from, to: target });
}

/** A folder of the server: a noun, or one of those that the nouns stand on. */
const nounOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];

function sourcesUnder(root: string, room: string): string[] {
  const folder = path.join(root, room);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !file.startsWith(SERVED))
    .toSorted();
}

type Arrow = { from: string; to: string };

/** Returns at least one circle of each strongly connected group, as "a -> b -> a", in alphabetical order. */
function findCircles(arrows: Arrow[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const circles: string[] = [];
  const trail: string[] = [];
  const done = new Set<string>();
  const walk = (place: string) => {
    if (trail.includes(place))
      circles.push([...trail.slice(trail.indexOf(place)), place].join(" -> "));
    else if (!done.has(place)) {
      trail.push(place);
      for (const next of targets.get(place) ?? []) walk(next);
      trail.pop();
      done.add(place);
    }
  };
  for (const start of [...targets.keys()].toSorted()) walk(start);
  return circles;
}
