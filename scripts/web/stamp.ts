// A fingerprint of everything the web is built from; a build carries it, so that a stale one is known.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const STAMP = ".stamp";

export function stampOf(root: string, sources: string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(root, source))) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

export function readStamp(dist: string): string | null {
  try {
    return fs.readFileSync(path.join(dist, STAMP), "utf8");
  } catch {
    return null;
  }
}

export function writeStamp(dist: string, stamp: string): void {
  fs.writeFileSync(path.join(dist, STAMP), stamp);
}

function filesUnder(root: string, source: string): string[] {
  if (!fs.statSync(path.join(root, source)).isDirectory()) return [source];
  return fs
    .readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
