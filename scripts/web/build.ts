// Builds the web into dist/ when it is missing or stale. A process of its own, so that the server does not keep its memory.
import fs from "node:fs";
import path from "node:path";
import { build, type BuildOptions } from "vite";
import { compressFiles } from "./compress.ts";
import { CACHE, DIST, ROOT, SOURCES } from "./folders.ts";
import { writePrecache } from "./precache.ts";
import { prerender } from "./prerender.ts";
import { readStamp, stampOf, writeStamp } from "./stamp.ts";
import { swapIn } from "./swap.ts";

const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC"]);
const LEFTOVER_MS = 60 * 60 * 1000;

async function buildWeb(): Promise<void> {
  const stamp = stampOf(ROOT, SOURCES);
  if (readStamp(DIST) === stamp) return;
  const work = makeWorkFolder();
  const built = path.join(work, "dist");
  const server = path.join(work, "server");
  try {
    await viteBuild({ outDir: built });
    await viteBuild({
      outDir: server,
      ssr: path.join(ROOT, "web/app/public/render.tsx"),
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    });
    await prerender(built, server);
    writePrecache(built);
    await compressFiles(built);
    writeStamp(built, stamp);
    swapIn(built, DIST, stamp);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

const viteBuild = (options: BuildOptions) =>
  build({
    root: path.join(ROOT, "web"),
    configFile: path.join(ROOT, "vite.config.ts"),
    // The other loaders write beside the configuration, which a read-only checkout forbids.
    configLoader: "native",
    logLevel: "warn",
    build: { emptyOutDir: true, ...options },
  });

/** Clears files that killed builds left behind, too. */
function makeWorkFolder(): string {
  fs.mkdirSync(CACHE, { recursive: true });
  for (const name of fs.readdirSync(CACHE).filter((entry) => entry.startsWith("web-"))) {
    const leftover = path.join(CACHE, name);
    const age = Date.now() - (fs.statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > LEFTOVER_MS) fs.rmSync(leftover, { recursive: true, force: true });
  }
  // Checked before the work rather than after it.
  fs.accessSync(ROOT, fs.constants.W_OK);
  return fs.mkdtempSync(path.join(CACHE, "web-"));
}

try {
  await buildWeb();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code && NOT_WRITABLE.has(code)
      ? `The web cannot be built because ${ROOT} cannot be written (${code}).`
      : message,
  );
  process.exitCode = 1;
}
