// Where the built web lives, and what it is built from.
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
export const DIST = path.join(ROOT, "dist");
/** Beside dist, so that a finished build moves there by a rename. */
export const CACHE = path.join(ROOT, ".cache");
export const SOURCES = [
  "web",
  "languages",
  "shared",
  "scripts/web",
  "docs/safety.md",
  "vite.config.ts",
  "package-lock.json",
];
