// Fails when the first load of a page needs more JavaScript than it may. Prints what each one needs.
import { DIST } from "./web/folders.ts";
import { firstLoad, readManifest } from "./web/first-load.ts";

/** Kilobytes (1000 bytes) of JavaScript, as brotli sends it. */
const BUDGETS = [
  { html: "index.html", sources: ["app/public/landing.tsx"], kilobytes: 95 },
  // The second budget is for a page in another language, with its catalog.
  {
    html: "ja.html",
    sources: ["app/public/landing.tsx", "../languages/ja/web.ts"],
    kilobytes: 120,
  },
  { html: "contact.html", sources: ["app/public/contact.tsx"], kilobytes: 95 },
  { html: "chat.html", sources: ["index.html", "app/pages/chat.tsx"], kilobytes: 150 },
];

const manifest = readManifest(DIST);
for (const { kilobytes, ...page } of BUDGETS) {
  const { bytes, files } = firstLoad(DIST, manifest, page);
  const isOver = bytes > kilobytes * 1000;
  const name = page.sources.at(-1);
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${kilobytes} KB`);
  if (!isOver) continue;
  console.error(`${name} needs too much JavaScript:\n  ${files.join("\n  ")}`);
  process.exitCode = 1;
}
