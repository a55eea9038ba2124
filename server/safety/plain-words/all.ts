// The plain words of every language. A message may mix languages, so each table reads it.
import type { Language } from "../../../shared/contracts/language.ts";
import { germanWords } from "../languages/de/plain-words.ts";
import { englishWords } from "../languages/en-us/plain-words.ts";
import { frenchWords } from "../languages/fr/plain-words.ts";
import { spanishWords } from "../languages/es/plain-words.ts";
import { japaneseWords } from "../languages/ja/plain-words.ts";
import { portugueseWords } from "../languages/pt/plain-words.ts";
import { hear, type LanguageTable, type RowMatch } from "./table.ts";

/** Messages in a language without a table are heard by the classifier and the model alone. */
export const PLAIN_WORDS: Partial<Record<Language, LanguageTable>> = {
  es: spanishWords,
  fr: frenchWords,
  de: germanWords,
  pt: portugueseWords,
  ja: japaneseWords,
  // Words that two languages share are decided by those around them, so English looks last.
  "en-US": englishWords,
};

export type PlainReading = { heard: (RowMatch & { language: Language }) | null; rest: string };

/** `text` is normalised; `rest` is what no table has excused. */
export function hearPlainWords(text: string): PlainReading {
  let rest = text;
  for (const [id, table] of Object.entries(PLAIN_WORDS)) {
    const reading = hear(rest, table);
    if (reading.heard) return { heard: { ...reading.heard, language: id as Language }, rest };
    rest = reading.rest;
  }
  return { heard: null, rest };
}
