// One spelling of a reply as it streams, sign for sign, so that a place in it is the same place in what was said.
import { KATAKANA, toHiragana } from "../../../shared/classifier/kana.ts";

/** Signs beyond ASCII, remembered: a language has few. */
const folded = new Map<string, string>();
const BEYOND_ASCII = /[^\0-\x7f]/g;
const HAS_BEYOND_ASCII = /[^\0-\x7f]/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!HAS_BEYOND_ASCII.test(text)) return lower;
  const same = lower.length === text.length ? lower : text;
  return same.replace(BEYOND_ASCII, (sign) => {
    const known = folded.get(sign);
    if (known !== undefined) return known;
    const made = foldSign(sign);
    // Nobody can fill it: there are 65,536 of them.
    folded.set(sign, made);
    return made;
  });
}

function foldSign(sign: string): string {
  if (/[\u2018\u2019\u02bc\u00b4]/.test(sign)) return "'";
  if (/[\u2010-\u2015]/.test(sign)) return "-";
  const kana = sign.replace(KATAKANA, toHiragana);
  if (kana !== sign) return kana;
  const plain = sign.normalize("NFKC").toLowerCase();
  const bare = /^\p{Script=Latin}/u.test(plain)
    ? plain.normalize("NFD").replace(/\p{M}/gu, "")
    : plain;
  return bare.length === 1 ? bare : sign;
}
