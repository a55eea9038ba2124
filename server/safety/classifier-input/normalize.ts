// One spelling of what people type: without accents, widths, kana of two kinds, drawn-out or spaced letters, digits for letters.

/** Soft hyphens, zero widths, directions, variation selectors: they hide words and show nothing. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu;
const ACCENT = /(?<=\p{Script=Latin})\p{M}+/gu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const DRAWN_OUT_MARK = /([^\p{L}\p{N}\s])\1+/gu;
/** "k i l l", "k.i.l.l": four single letters or more, with one mark or space between them. */
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const DIGITS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
/** In the middle of a word, or at its start before a letter: "su1cide", "k1ll", but not "3 dogs", "10am" or "covid19". */
const DIGIT_IN_WORD = /(?<=\p{Script=Latin})[013457@$]+(?=\p{Script=Latin})/gu;
/** Katakana becomes the Hiragana of the same sound. */
export const KATAKANA = /[\u30a1-\u30f6]/g;
export const toHiragana = (katakana: string): string =>
  String.fromCharCode(katakana.charCodeAt(0) - 0x60);
const SMALL_TSU = /(?<=\p{Script=Hiragana})[っー〜~]+(?=[\s!?。、]|$)/gu;

export function normalize(message: string): string {
  return message
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENT, "")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(KATAKANA, toHiragana)
    .replace(/4(?=[ねにん])/g, "し")
    .replace(SPACED, (letters) => letters.replace(/[ .\-_*]/g, ""))
    .replace(DIGIT_IN_WORD, (digits) => Array.from(digits, (digit) => DIGITS[digit]).join(""))
    .replace(DRAWN_OUT, "$1$1")
    .replace(DRAWN_OUT_MARK, "$1")
    .replace(SMALL_TSU, "")
    .replace(/\s+/gu, " ")
    .trim();
}
