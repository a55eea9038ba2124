// The arrows of a whole tree of files.
import fs from "node:fs";
import path from "node:path";
import { findImports } from "./find-imports.ts";
import { findCircles, type NounArrow } from "./noun-circles.ts";
import { roomOf } from "./rooms.ts";
import { arrowProblem } from "./rules.ts";

const ROOMS = [
  "web",
  "languages",
  "server",
  "shared",
  "sandbox",
  "e2e",
  "bench",
  "scripts",
  "tools",
  "evaluation",
];
const SOURCE = /\.(?:ts|tsx|mts|js|jsx|mjs)$/;
/** Served as they are, and no part of the bundle. */
const SERVED = "web/public/";

export function checkTree(root: string): { files: number; problems: string[] } {
  const files = ROOMS.flatMap((room) => sourcesUnder(root, room));
  const nounArrows: NounArrow[] = [];
  const problems = files.flatMap((file) =>
    problemsOf(file, fs.readFileSync(path.join(root, file), "utf8"), nounArrows),
  );
  const circles = findCircles(nounArrows).map((circle) => `nouns in a circle: ${circle}`);
  return { files: files.length, problems: [...problems, ...circles] };
}

function problemsOf(file: string, source: string, nounArrows: NounArrow[]): string[] {
  try {
    return findImports(file, source).flatMap((found) => {
      nounArrows.push(...nounArrow(file, found.specifier));
      const problem = arrowProblem(file, found);
      return problem ? [`${file}:${found.line} ${problem}`] : [];
    });
  } catch (error) {
    return [`${file} cannot be read: ${(error as Error).message}`];
  }
}

/** What the product's own files say; a test may look at any noun. */
function nounArrow(file: string, specifier: string | null): NounArrow[] {
  if (!specifier?.startsWith(".")) return [];
  const from = roomOf(file);
  const to = roomOf(path.posix.join(path.posix.dirname(file), specifier));
  if (!from?.noun || !to?.noun || from.isTest || from.name !== "server" || to.name !== "server")
    return [];
  return [{ from: from.noun, to: to.noun }];
}

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
