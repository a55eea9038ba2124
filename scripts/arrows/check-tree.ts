// The arrows of a whole tree of files.
import fs from "node:fs";
import path from "node:path";
import { findImports } from "./find-imports.ts";
import { arrowProblem } from "./rules.ts";

const ROOMS = ["web", "server", "shared", "sandbox", "e2e", "bench", "scripts"];
const SOURCE = /\.(?:ts|tsx|mts|js|jsx|mjs)$/;
/** Served as they are, and no part of the bundle. */
const SERVED = "web/public/";

export function checkTree(root: string): { files: number; problems: string[] } {
  const files = ROOMS.flatMap((room) => sourcesUnder(root, room));
  const problems = files.flatMap((file) =>
    problemsOf(file, fs.readFileSync(path.join(root, file), "utf8")),
  );
  return { files: files.length, problems };
}

function problemsOf(file: string, source: string): string[] {
  try {
    return findImports(file, source).flatMap((found) => {
      const problem = arrowProblem(file, found);
      return problem ? [`${file}:${found.line} ${problem}`] : [];
    });
  } catch (error) {
    return [`${file} cannot be read: ${(error as Error).message}`];
  }
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
