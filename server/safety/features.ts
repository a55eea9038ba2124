// What the classifier sees of a message: its words, pairs of words and pieces of words, each as a number.
import { normalize } from "./normalize.ts";

/** Numbers are below this: the model has a row of weights for each. */
export const BUCKETS = 1 << 18;

const TOKEN = /[\p{Script=Hiragana}\p{Script=Han}ー]+|[\p{L}\p{M}\p{N}']+|[^\s]/gu;
const IS_JAPANESE = /^[\p{Script=Hiragana}\p{Script=Han}]/u;
const PIECES = { from: 3, to: 6 };
/** Japanese has no spaces: its pieces are its words. */
const JAPANESE_PIECES = { from: 1, to: 4 };

const WORD = 1;
const PAIR = 2;
const PIECE = 3;
const JAPANESE_PIECE = 4;

/** Without doubles, in no order. */
export const featuresOf = (message: string): Uint32Array => featuresOfNormal(normalize(message));

/** Of what is normalised already. */
export function featuresOfNormal(said: string): Uint32Array {
  const found = new Set<number>();
  let before: string | null = null;
  for (const [token] of said.matchAll(TOKEN)) {
    if (IS_JAPANESE.test(token)) {
      addPieces(found, `^${token}$`, JAPANESE_PIECES, JAPANESE_PIECE);
    } else {
      found.add(bucket(token, 0, token.length, WORD));
      if (token.length > 1) addPieces(found, `<${token}>`, PIECES, PIECE);
    }
    if (before !== null) {
      const pair = `${before} ${token}`;
      found.add(bucket(pair, 0, pair.length, PAIR));
    }
    before = token;
  }
  return Uint32Array.from(found);
}

function addPieces(
  found: Set<number>,
  text: string,
  { from, to }: { from: number; to: number },
  kind: number,
): void {
  for (let start = 0; start < text.length; start += 1)
    for (let length = from; length <= to && start + length <= text.length; length += 1)
      found.add(bucket(text, start, start + length, kind));
}

/** FNV-1a, then mixed, because only its low bits are kept. */
function bucket(text: string, start: number, end: number, kind: number): number {
  let hash = 2_166_136_261 ^ kind;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return ((hash ^ (hash >>> 13)) >>> 0) & (BUCKETS - 1);
}
