// What a classifier sees of a message: its words, pairs of words and pieces of words, each as a number.

/** Numbers are below this: a model has a row of weights for each. */
const BUCKETS = 1 << 18;

const TOKEN = /[\p{Script=Hiragana}\p{Script=Han}ー]+|[\p{L}\p{M}\p{N}']+|[^\s]/gu;
const IS_JAPANESE = /^[\p{Script=Hiragana}\p{Script=Han}]/u;
const PIECES = { from: 3, to: 6 };
/** Japanese has no spaces: its pieces are its words. */
const JAPANESE_PIECES = { from: 1, to: 4 };

const WORD = 1;
const PAIR = 2;
const PIECE = 3;
const JAPANESE_PIECE = 4;

/** Without doubles, in no order. `said` is normalised. */
export function featuresOf(said: string): Uint32Array {
  const found = new Set<number>();
  let before: string | null = null;
  for (const [token] of said.matchAll(TOKEN)) {
    if (IS_JAPANESE.test(token)) {
      addPieces(found, `^${token}$`, JAPANESE_PIECES, JAPANESE_PIECE);
    } else {
      found.add(bucket(token, WORD));
      if (token.length > 1) addPieces(found, `<${token}>`, PIECES, PIECE);
    }
    if (before !== null) found.add(bucket(`${before} ${token}`, PAIR));
    before = token;
  }
  return Uint32Array.from(new Set(Array.from(found, (hash) => hash & (BUCKETS - 1))));
}

function addPieces(
  found: Set<number>,
  text: string,
  { from, to }: { from: number; to: number },
  kind: number,
): void {
  for (let start = 0; start + from <= text.length; start += 1) {
    const end = Math.min(start + to, text.length);
    let hash = BASIS ^ kind;
    for (let at = start; at < end; at += 1) {
      hash = step(hash, text.charCodeAt(at));
      if (at - start + 1 >= from) found.add(mixed(hash));
    }
  }
}

function bucket(text: string, kind: number): number {
  let hash = BASIS ^ kind;
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at));
  return mixed(hash);
}

/** FNV-1a, then mixed, because only its low bits are kept. */
const BASIS = 2_166_136_261;
const step = (hash: number, code: number) => Math.imul(hash ^ code, 16_777_619);
function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return (spread ^ (spread >>> 13)) >>> 0;
}
