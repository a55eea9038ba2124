// Folds case, accents, widths, kana and quotes of a reply while it streams: sign by sign, so that it may come in any pieces.
import { KATAKANA, toHiragana } from "../classifier-input/normalize.ts";

/** The signs beyond ASCII that were folded before. A language has few of them. */
const known = new Map<string, string>();

export function fold(text: string): string {
  let folded = "";
  for (const sign of text.toLowerCase()) folded += sign <= "\x7f" ? sign : foldKnown(sign);
  return folded;
}

function foldKnown(sign: string): string {
  const folded = known.get(sign) ?? foldSign(sign);
  known.set(sign, folded);
  return folded;
}

const foldSign = (sign: string): string =>
  sign
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(KATAKANA, toHiragana);
