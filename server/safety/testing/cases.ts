// The cases of every language: what its rows must match and what they must leave alone.
import type { Language } from "../../../shared/contracts/language.ts";
import type { IdiomCases, RowCases } from "../plain-words/table.ts";
import * as englishWords from "../languages/en-us/plain-words.cases.ts";
import * as spanishWords from "../languages/es/plain-words.cases.ts";
import * as frenchWords from "../languages/fr/plain-words.cases.ts";
import * as germanWords from "../languages/de/plain-words.cases.ts";
import * as portugueseWords from "../languages/pt/plain-words.cases.ts";
import * as japaneseWords from "../languages/ja/plain-words.cases.ts";
import { safeOrNotCases as englishPhrases } from "../languages/en-us/safe-or-not.cases.ts";
import { watchCases as englishWatch } from "../languages/en-us/watch.cases.ts";
import { safeOrNotCases as spanishPhrases } from "../languages/es/safe-or-not.cases.ts";
import { watchCases as spanishWatch } from "../languages/es/watch.cases.ts";
import { safeOrNotCases as frenchPhrases } from "../languages/fr/safe-or-not.cases.ts";
import { watchCases as frenchWatch } from "../languages/fr/watch.cases.ts";
import { safeOrNotCases as germanPhrases } from "../languages/de/safe-or-not.cases.ts";
import { watchCases as germanWatch } from "../languages/de/watch.cases.ts";
import { safeOrNotCases as portuguesePhrases } from "../languages/pt/safe-or-not.cases.ts";
import { watchCases as portugueseWatch } from "../languages/pt/watch.cases.ts";
import { safeOrNotCases as japanesePhrases } from "../languages/ja/safe-or-not.cases.ts";
import { watchCases as japaneseWatch } from "../languages/ja/watch.cases.ts";

type Cases = {
  wordCases: RowCases;
  idiomCases: IdiomCases;
  sadCases: RowCases[string];
  /** `denial` and `leaving`: what people say to take a crisis back, and to end a talk. */
  phrases: RowCases;
  watch: RowCases;
};

const SPANISH: Cases = { ...spanishWords, phrases: spanishPhrases, watch: spanishWatch };
const FRENCH: Cases = { ...frenchWords, phrases: frenchPhrases, watch: frenchWatch };
const GERMAN: Cases = { ...germanWords, phrases: germanPhrases, watch: germanWatch };
const PORTUGUESE: Cases = {
  ...portugueseWords,
  phrases: portuguesePhrases,
  watch: portugueseWatch,
};
const JAPANESE: Cases = { ...japaneseWords, phrases: japanesePhrases, watch: japaneseWatch };
const ENGLISH: Cases = { ...englishWords, phrases: englishPhrases, watch: englishWatch };

export const CASES: Partial<Record<Language, Cases>> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  "en-US": ENGLISH,
};
