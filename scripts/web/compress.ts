// Brotli and gzip beside every file that shrinks, made once at build time so that no request pays for it.
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { hasPlaceholders } from "../../shared/placeholders.ts";

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|webmanifest|xml|ico)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export async function compressFiles(dir: string): Promise<void> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map((entry) => compressFile(path.join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (hasPlaceholders(file, content)) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  if (br.length < content.length) await fs.writeFile(`${file}.br`, br);
  if (gz.length < content.length) await fs.writeFile(`${file}.gz`, gz);
}
