// Tells the built service worker what the app needs to start without a network, and which build it belongs to.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { chunksOf, readManifest } from "./first-load.ts";

/** Sources below web/ whose code must be there, and the chat by its name: the app, and what it shows when nobody answers. */
const NEEDED = [
  "index.html",
  "chat",
  "features/chat/help/help-note.tsx",
  "app/pages/offline.tsx",
  "ui/toast/toast-host.tsx",
];
const PICTURES = ["/icon.svg", "/icon-192.png", "/luli-avatar.svg", "/faces/sad.svg"];

export function writePrecache(built: string): void {
  const chunks = chunksOf(readManifest(built), NEEDED);
  const code = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  const fonts = fs
    .readdirSync(path.join(built, "assets"))
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `assets/${name}`);
  const files = [...new Set([...code, ...fonts].map((file) => `/${file}`)), ...PICTURES];
  const version = createHash("sha256");
  for (const file of ["/chat.html", ...files])
    version.update(fs.readFileSync(path.join(built, file)));
  const precache = { version: version.digest("hex").slice(0, 16), files };
  const worker = path.join(built, "worker.js");
  const text = fs.readFileSync(worker, "utf8");
  fs.writeFileSync(worker, `const PRECACHE=${JSON.stringify(precache)};\n${text}`);
}
