// Fails when the first load of a page needs more JavaScript, or more files of it, than it may. Prints what each one needs.
import { DIST } from "./web/folders.ts";
import { firstLoad, readManifest } from "./web/first-load.ts";

/**
 * Kilobytes (1000 bytes) of JavaScript, as brotli sends it, and scripts before a page can be used: each is a request, which a phone on
 * a bad line waits for.
 */
const LANDING = {
  html: "index.html",
  sources: ["app/public/landing.tsx"],
  kilobytes: 95,
  scripts: 6,
};
const PUBLIC = [
  LANDING,
  // With the catalog of another language.
  {
    html: "ja.html",
    sources: [...LANDING.sources, "../languages/ja/web.ts"],
    kilobytes: 120,
    scripts: 7,
  },
  { html: "contact.html", sources: ["app/public/contact.tsx"], kilobytes: 95, scripts: 7 },
];
/** The same of the app's pages. */
const APP: Record<string, [kilobytes: number, scripts: number]> = {
  auth: [145, 9],
  // Hashes in the names of files, which no compression shortens, move a page by 0.2 KB from build to build.
  chat: [151, 9],
  checkout: [150, 10],
  contract: [135, 8],
  dashboard: [160, 11],
  memory: [175, 16],
  profile: [175, 13],
  settings: [175, 13],
  store: [175, 13],
  universe: [160, 13],
};
const inApp = Object.entries(APP).map(([page, [kilobytes, scripts]]) => ({
  html: `${page}.html`,
  sources: ["index.html", page],
  kilobytes,
  scripts,
}));

const manifest = readManifest(DIST);
for (const { kilobytes, scripts, ...page } of [...PUBLIC, ...inApp]) {
  const { bytes, files } = firstLoad(DIST, manifest, page);
  const name = page.sources.at(-1);
  console.log(
    `${name}: ${(bytes / 1000).toFixed(1)} of ${kilobytes} KB in ${files.length} of ${scripts} scripts`,
  );
  if (bytes <= kilobytes * 1000 && files.length <= scripts) continue;
  console.error(`${name} needs too much JavaScript:\n  ${files.join("\n  ")}`);
  process.exitCode = 1;
}
