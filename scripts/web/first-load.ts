// The JavaScript a browser must have before a page works: the scripts of index.html, the page's chunk, what these import.
import fs from "node:fs";
import path from "node:path";

type Chunk = { file: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

const ENTRY = "index.html";

export function readManifest(dist: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
}

/** `page` is a source file below web/, such as `app/pages/chat.tsx`. */
export function firstLoad(
  dist: string,
  manifest: Manifest,
  page: string,
): { bytes: number; files: string[] } {
  const html = fs.readFileSync(path.join(dist, ENTRY), "utf8");
  const inHtml = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file!);
  const files = new Set(inHtml);
  for (const key of [ENTRY, page]) addChunk(manifest, key, files, new Set());
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);
  return { bytes, files: [...files].toSorted() };
}

function addChunk(manifest: Manifest, key: string, files: Set<string>, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addChunk(manifest, imported, files, seen);
}

/** As brotli sends it; a file that brotli does not shrink goes as it is. */
function sentBytes(file: string): number {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
