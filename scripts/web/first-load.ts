// The JavaScript a browser must have before a page works: the scripts of its HTML, the page's chunk, what these import.
import fs from "node:fs";
import path from "node:path";

export type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

type Page = {
  /** The HTML that its address answers, such as `app.html`. */
  html: string;
  /** What it starts with and what the page then brings: source files below web/, or names of files in vite.config.ts. */
  sources: string[];
};

export function readManifest(dist: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
}

export function firstLoad(
  dist: string,
  manifest: Manifest,
  { html, sources }: Page,
): { bytes: number; files: string[] } {
  const text = fs.readFileSync(path.join(dist, html), "utf8");
  const inHtml = [...text.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file!);
  const files = new Set(inHtml);
  for (const chunk of chunksOf(manifest, sources)) files.add(chunk.file);
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);
  return { bytes, files: [...files].toSorted() };
}

/** These chunks and all that they import; what is imported comes first, as in a browser. */
export function chunksOf(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key] ?? named(manifest, key);
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return keys.flatMap(visit);
}

/** Finds code by the name that vite.config.ts gives it. */
const named = (manifest: Manifest, wanted: string): Chunk | undefined =>
  Object.values(manifest).find(({ name, file }) => name === wanted && file.endsWith(".js"));

/** As brotli sends it; a file that brotli does not shrink goes as it is. */
function sentBytes(file: string): number {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
