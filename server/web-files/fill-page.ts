// Fills the {{placeholders}} of a built page with what only the server knows: its public configuration.
import zlib from "node:zlib";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import { hasPlaceholders } from "../../shared/placeholders.ts";
import { escapeHtml } from "../../shared/escape-html.ts";
import { type Packed, tagOf, type WebFile } from "./read-dist.ts";

/** 9 takes six times as long for one percent less. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };

/** `{{config}}` is the whole as JSON, `{{public_url}}` and `{{operator.name}}` are single values; both safe inside HTML. */
export function fillPage(address: string, file: WebFile, config: PublicConfig): WebFile {
  const { buffer, byteOffset, byteLength } = file.plain;
  const built = Buffer.from(buffer, byteOffset, byteLength);
  if (!hasPlaceholders(address, built)) return file;
  const plain = bytesOf(Buffer.from(fill(built.toString("utf8"), config)));
  return { type: file.type, tag: tagOf(plain), plain, packed: packedOnDemand(plain) };
}

/** All pages in both would be an eighth of a start, and few are asked for in both. */
function packedOnDemand(plain: Uint8Array): WebFile["packed"] {
  let br: Packed | undefined;
  let gzip: Packed | undefined;
  return {
    get br() {
      return (br ??= bytesOf(zlib.brotliCompressSync(plain, BROTLI)));
    },
    get gzip() {
      return (gzip ??= bytesOf(zlib.gzipSync(plain)));
    },
  };
}

function fill(text: string, config: PublicConfig): string {
  const values = new Map(flatten(config));
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    // Inside a script element only `<` could end the data.
    if (name === "config") return JSON.stringify(config).replaceAll("<", String.raw`\u003c`);
    if (!values.has(name)) throw new Error(`A page asks for {{${name}}}, which nobody knows.`);
    return escapeHtml(String(values.get(name)));
  });
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

const flatten = (value: object, way = ""): [name: string, value: unknown][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === "object" && inner !== null
      ? flatten(inner, `${way}${key}.`)
      : [[`${way}${key}`, inner]],
  );
