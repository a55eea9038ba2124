// The words that people write without naming anybody: whoever says "it's cold" is not called so. Counted in all messages that were written to
// learn from.
import type { Language } from "../../shared/contracts/language.ts";
import { readLives } from "../lives/read.ts";
import { readPart } from "../safety/corpus.ts";

/** Once may be a slip. */
const LEAST = 2;
/** No longer word is taken for a name. */
const LONGEST = 12;
const WORD = /(?<![\p{L}\p{M}'])[\p{L}\p{M}]{2,}/gu;
/** In Hiragana only marks say where a word ends. */
const JAPANESE_WORD =
  /[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}|(?<![^、。！!？?\s])[\p{Script=Hiragana}ー]{2,6}(?![^、。！!？?\s])/gu;
/** Whoever is called so, is somebody. */
const JAPANESE_NAMED =
  /^(?:さん|ちゃん|くん|君|さま|様|先輩|部長|課長|店長|って(?:名前|呼|いう|言う)|と(?:呼|い[いう]|申|言い))/u;
/** Whoever writes one parts names from words by it; others write all of them small. */
const HAS_CAPITAL = /(?!\bI\b)\p{Lu}/u;
/** Where nouns are capital, too, no name stands behind one of these. */
const ARTICLE =
  /(?<!\p{L})(?:(?:k?ein|[mds]ein|ihr|unser|dies|jed)\p{L}{0,2}|de[rnms]|die|das|[ia]m|zu[mr]|vo[mn]|'?ne[nm]?) $/iu;

type Count = { said: number; named: number; typed: number };

export function commonWords(language: Language): string[] {
  const counts = new Map<string, Count>();
  const note = (word: string, as: keyof Count) => {
    const count = counts.get(word) ?? { said: 0, named: 0, typed: 0 };
    count[as] += 1;
    counts.set(word, count);
  };
  const listen = language === "ja" ? listenJapanese : listenSpaced(language);
  for (const text of textsOf(language)) listen(text, note);
  return [...counts]
    .filter(([word]) => word.length <= LONGEST)
    .filter(([, { said, named, typed }]) => said + typed >= LEAST && said >= named)
    .map(([word]) => word)
    .toSorted();
}

type Note = (word: string, as: keyof Count) => void;

const listenSpaced = (language: Language) => (text: string, note: Note) => {
  const isParted = HAS_CAPITAL.test(text);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const before = text.slice(0, index);
    const isSaid = /^\p{Ll}/u.test(word) || (language === "de" && ARTICLE.test(before));
    if (!isParted) note(word, "typed");
    else if (isSaid) note(word.toLowerCase(), "said");
    else if (/[\p{L}\p{N},;] $/u.test(before)) note(word.toLowerCase(), "named");
  }
};

function listenJapanese(text: string, note: Note) {
  for (const { 0: word, index } of text.matchAll(JAPANESE_WORD))
    note(word, JAPANESE_NAMED.test(text.slice(index + word.length)) ? "named" : "said");
}

function textsOf(language: Language): string[] {
  return [
    ...readLives().filter((one) => one.language === language),
    ...readPart("training").filter((one) => one.language === language),
  ].map(({ text }) => text.normalize("NFC"));
}
