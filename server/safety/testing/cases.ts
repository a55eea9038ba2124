// The cases of every language: what its rows must match and what they must leave alone.
import type { Language } from "../../../shared/contracts/language.ts";
import type { IdiomCases, RowCases } from "../plain-words/table.ts";
import {
  idiomCases as englishIdioms,
  wordCases as englishWords,
  englishSadCases,
} from "../languages/en-us/plain-words.cases.ts";
import { watchCases as englishWatch } from "../languages/en-us/watch.cases.ts";
import {
  idiomCases as spanishIdioms,
  wordCases as spanishWords,
  spanishSadCases,
} from "../languages/es/plain-words.cases.ts";
import { watchCases as spanishWatch } from "../languages/es/watch.cases.ts";
import {
  idiomCases as frenchIdioms,
  wordCases as frenchWords,
  frenchSadCases,
} from "../languages/fr/plain-words.cases.ts";
import { watchCases as frenchWatch } from "../languages/fr/watch.cases.ts";
import {
  idiomCases as germanIdioms,
  wordCases as germanWords,
  germanSadCases,
} from "../languages/de/plain-words.cases.ts";
import { watchCases as germanWatch } from "../languages/de/watch.cases.ts";
import {
  idiomCases as portugueseIdioms,
  wordCases as portugueseWords,
  portugueseSadCases,
} from "../languages/pt/plain-words.cases.ts";
import { watchCases as portugueseWatch } from "../languages/pt/watch.cases.ts";
import {
  idiomCases as japaneseIdioms,
  wordCases as japaneseWords,
  japaneseSadCases,
} from "../languages/ja/plain-words.cases.ts";
import { watchCases as japaneseWatch } from "../languages/ja/watch.cases.ts";
import { englishSafeOrNot } from "../languages/en-us/safe-or-not.cases.ts";
import { spanishSafeOrNot } from "../languages/es/safe-or-not.cases.ts";
import { frenchSafeOrNot } from "../languages/fr/safe-or-not.cases.ts";
import { germanSafeOrNot } from "../languages/de/safe-or-not.cases.ts";
import { portugueseSafeOrNot } from "../languages/pt/safe-or-not.cases.ts";
import { japaneseSafeOrNot } from "../languages/ja/safe-or-not.cases.ts";

type WordCases = { wordCases: RowCases; idiomCases: IdiomCases };

export const WORD_CASES: Partial<Record<Language, WordCases>> = {
  "en-US": { wordCases: englishWords, idiomCases: englishIdioms },
  es: { wordCases: spanishWords, idiomCases: spanishIdioms },
  fr: { wordCases: frenchWords, idiomCases: frenchIdioms },
  de: { wordCases: germanWords, idiomCases: germanIdioms },
  pt: { wordCases: portugueseWords, idiomCases: portugueseIdioms },
  ja: { wordCases: japaneseWords, idiomCases: japaneseIdioms },
};

export const WATCH_CASES: Partial<Record<Language, RowCases>> = {
  "en-US": englishWatch,
  es: spanishWatch,
  fr: frenchWatch,
  de: germanWatch,
  pt: portugueseWatch,
  ja: japaneseWatch,
};

/** `denial` and `leaving`: what people say to take a crisis back, and to end a talk. */
export const SAFE_OR_NOT_CASES: Partial<Record<Language, RowCases>> = {
  "en-US": englishSafeOrNot,
  es: spanishSafeOrNot,
  fr: frenchSafeOrNot,
  de: germanSafeOrNot,
  pt: portugueseSafeOrNot,
  ja: japaneseSafeOrNot,
};

export const SADNESS_CASES: Partial<Record<Language, RowCases[string]>> = {
  "en-US": englishSadCases,
  es: spanishSadCases,
  fr: frenchSadCases,
  de: germanSadCases,
  pt: portugueseSadCases,
  ja: japaneseSadCases,
};
