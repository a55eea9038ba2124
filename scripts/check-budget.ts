// Fails when the first load of a page needs more JavaScript, or more files of it, than it may. Prints what each one needs.
import { DIST } from "./web/folders.ts";
import { chunksOf, firstLoad, readManifest } from "./web/first-load.ts";

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

/** Scripts before a page can be used: each is a request, which a phone on a bad line waits for. */
const FILES: Record<string, number> = {
  "app/pages/auth.tsx": 20,
  "app/pages/chat.tsx": 12,
  "app/pages/game/dashboard.tsx": 20,
  "app/pages/game/store.tsx": 25,
  "app/pages/game/universe.tsx": 20,
  "app/pages/account/profile.tsx": 25,
  "app/pages/account/settings.tsx": 25,
};

const manifest = readManifest(DIST);
for (const [page, limit] of Object.entries(FILES)) {
  const { length } = chunksOf(manifest, ["index.html", page]);
  console.log(`${page}: ${length} of ${limit} scripts`);
  if (length <= limit) continue;
  console.error(`${page} needs too many scripts. Name what pages share in vite.config.ts.`);
  process.exitCode = 1;
}
for (const { kilobytes, ...page } of BUDGETS) {
  const { bytes, files } = firstLoad(DIST, manifest, page);
  const isOver = bytes > kilobytes * 1000;
  const name = page.sources.at(-1);
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${kilobytes} KB`);
  if (!isOver) continue;
  console.error(`${name} needs too much JavaScript:\n  ${files.join("\n  ")}`);
  process.exitCode = 1;
}
