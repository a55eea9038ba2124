// Fills the {{placeholders}} of a built page with what only the server knows: its public configuration.
import zlib from "node:zlib";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import { escapeHtml } from "../mail/escape-html.ts";
import { tagOf, type WebFile } from "./read-dist.ts";

const FILLED = /^(?:text\/html|application\/xml|text\/plain)/;
/** Done at every start, where the last percent of size is not worth a second. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

/** `{{config}}` is the whole as JSON, `{{public_url}}` and its like are single values; both safe inside HTML. */
export function fillPage(file: WebFile, config: PublicConfig): WebFile {
  if (!FILLED.test(file.type)) return file;
  const text = Buffer.from(file.plain).toString("utf8");
  if (!text.includes("{{")) return file;
  const plain = bytesOf(Buffer.from(fill(text, config)));
  return {
    type: file.type,
    tag: tagOf(plain),
    plain,
    packed: {
      br: bytesOf(zlib.brotliCompressSync(plain, BROTLI)),
      gzip: bytesOf(zlib.gzipSync(plain)),
    },
  };
}

function fill(text: string, config: PublicConfig): string {
  const values: Record<string, unknown> = { ...config };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    // Inside a script element only `<` could end the data.
    if (name === "config") return JSON.stringify(config).replaceAll("<", String.raw`\u003c`);
    if (!(name in values)) throw new Error(`A page asks for {{${name}}}, which nobody knows.`);
    return escapeHtml(String(values[name]));
  });
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
