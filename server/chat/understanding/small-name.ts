// Hears a name in small letters, where no capital parts it from other words: nothing but it is told, and it is no common word.
import { readCommonWords } from "./common-words.ts";
import type { LanguageNameWords } from "./name-words.ts";

const NAME = "(\\p{Ll}[\\p{L}\\p{M}'-]{1,11})";

export type SmallHearer = {
  /** Matches filler: a hello, Luli's name, "by the way". */
  around: RegExp;
  beside: RegExp;
  lead: RegExp;
  here: RegExp[];
  others: RegExp[];
  /** Whether a word in small letters is no name. */
  isWord: (word: string) => boolean;
};

/** Null: of this language no common words are known. */
export function toSmallHearer(words: LanguageNameWords): SmallHearer | null {
  const common = readCommonWords(words.language);
  if (!common) return null;
  const { hello, beside, lead, here, iAm, introduced } = words;
  const ending = new RegExp(`(?:${words.endings})$`, "u");
  const word = (phrases: string) => `(?<![\\p{L}\\p{M}'])(?:${phrases})(?![\\p{L}\\p{M}'])`;
  const whole = (phrases: readonly string[]) =>
    phrases.map((phrase) => new RegExp(`^${phrase.replace("@", NAME)}$`, "iu"));
  return {
    around: new RegExp(word(`${hello}|luli|${beside}`), "giu"),
    beside: new RegExp(word(beside), "iu"),
    lead: new RegExp(`^(?:(?:${lead}) )+`, "iu"),
    here: whole(here),
    others: whole([...iAm, ...introduced]),
    isWord: (said) => common.has(said) || ending.test(said),
  };
}

type Situation = { isAsked: boolean; isGreeting: boolean };

/** Without Luli's question the words must say that the speaker is meant: it may be the name of anything. */
export function smallName(
  said: string,
  hearer: SmallHearer,
  { isAsked, isGreeting }: Situation,
): string | null {
  const { around, beside, lead, here, others, isWord } = hearer;
  const isBeside = beside.test(said);
  const rest = said
    .replace(around, " ")
    .replace(/[^\p{L}\p{M}'-]+/gu, " ")
    .trim()
    .replace(lead, "");
  const patterns = [
    ...(isAsked || isBeside || isGreeting ? here : []),
    ...(isAsked || isBeside ? others : []),
    ...(isAsked && isBeside ? [ALONE] : []),
  ];
  const names = patterns.map((pattern) => pattern.exec(rest)?.[1]);
  return names.find((name) => name && /^\p{Ll}/u.test(name) && !isWord(name)) ?? null;
}

const ALONE = new RegExp(`^${NAME}$`, "u");
