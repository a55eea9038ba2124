// The built web files in memory, read once: a rebuild under a running server changes nothing for it.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";

export type Encoding = "br" | "gzip";

export type Packed = Uint8Array<ArrayBuffer>;

export type WebFile = {
  type: string;
  /** Tag without the encoding's suffix and without quotes. */
  tag: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Made by the build for compressible files; a page that is filled here is compressed at its first request. */
  packed: Partial<Record<Encoding, Packed>>;
};

/** Maps addresses such as `/assets/main-1a2b.js` to files. Dotfiles, folders that begin with a dot and source maps are left out. */
export function readDist(dist: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of fs.readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const names = path.relative(dist, file).split(path.sep);
    if (names.some((name) => name.startsWith(".")) || /\.(?:map|br|gz)$/.test(entry.name)) continue;
    files.set(`/${names.join("/")}`, readFile(file));
  }
  return files;
}

function readFile(file: string): WebFile {
  const plain = readBytes(file);
  const packed: WebFile["packed"] = {};
  for (const [encoding, suffix] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    if (fs.existsSync(file + suffix)) packed[encoding] = readBytes(file + suffix);
  }
  return {
    type: getMimeType(file) ?? "application/octet-stream",
    tag: tagOf(plain),
    plain,
    packed,
  };
}

export const tagOf = (content: Uint8Array) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 20);

const readBytes = (file: string) => new Uint8Array(fs.readFileSync(file));
