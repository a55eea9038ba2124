// Fails when the first load of a route needs more JavaScript than it may. Prints what each one needs.
import { DIST } from "./web/folders.ts";
import { firstLoad, readManifest } from "./web/first-load.ts";

/** Kilobytes (1000 bytes) of JavaScript, as brotli sends it. */
const BUDGETS = [
  { route: "/", page: "app/pages/landing.tsx", kilobytes: 95 },
  { route: "/chat", page: "app/pages/chat.tsx", kilobytes: 150 },
];

const manifest = readManifest(DIST);
for (const { route, page, kilobytes } of BUDGETS) {
  const { bytes, files } = firstLoad(DIST, manifest, page);
  const isOver = bytes > kilobytes * 1000;
  console.log(`${route}: ${(bytes / 1000).toFixed(1)} of ${kilobytes} KB`);
  if (!isOver) continue;
  console.error(`${route} needs too much JavaScript:\n  ${files.join("\n  ")}`);
  process.exitCode = 1;
}
