// What the safety check knows of each language.
import type { Language } from "../../../shared/contracts/language.ts";
import type { VettedTexts } from "../answers/vetted-texts.ts";
import type { LanguageTable, SadWords } from "../plain-words/table.ts";
import type { SafetyPhrases } from "../turns/phrases.ts";
import type { WatchTable } from "../watch/table.ts";
import * as germanAnswers from "./de/words.ts";
import * as germanWords from "./de/plain-words.ts";
import * as germanPhrases from "./de/safe-or-not.ts";
import * as germanWatch from "./de/watch.ts";
import * as englishAnswers from "./en-us/words.ts";
import * as englishWords from "./en-us/plain-words.ts";
import * as englishPhrases from "./en-us/safe-or-not.ts";
import * as englishWatch from "./en-us/watch.ts";
import * as spanishAnswers from "./es/words.ts";
import * as spanishWords from "./es/plain-words.ts";
import * as spanishPhrases from "./es/safe-or-not.ts";
import * as spanishWatch from "./es/watch.ts";
import * as frenchAnswers from "./fr/words.ts";
import * as frenchWords from "./fr/plain-words.ts";
import * as frenchPhrases from "./fr/safe-or-not.ts";
import * as frenchWatch from "./fr/watch.ts";
import * as japaneseAnswers from "./ja/words.ts";
import * as japaneseWords from "./ja/plain-words.ts";
import * as japanesePhrases from "./ja/safe-or-not.ts";
import * as japaneseWatch from "./ja/watch.ts";
import * as portugueseAnswers from "./pt/words.ts";
import * as portugueseWords from "./pt/plain-words.ts";
import * as portuguesePhrases from "./pt/safe-or-not.ts";
import * as portugueseWatch from "./pt/watch.ts";

type SafetyLanguage = {
  answers: VettedTexts;
  plainWords: LanguageTable;
  sadness: SadWords;
  phrases: SafetyPhrases;
  watch: WatchTable;
};

const SPANISH = { ...spanishAnswers, ...spanishWords, ...spanishPhrases, ...spanishWatch };
const FRENCH = { ...frenchAnswers, ...frenchWords, ...frenchPhrases, ...frenchWatch };
const GERMAN = { ...germanAnswers, ...germanWords, ...germanPhrases, ...germanWatch };
const PORTUGUESE = {
  ...portugueseAnswers,
  ...portugueseWords,
  ...portuguesePhrases,
  ...portugueseWatch,
};
const JAPANESE = { ...japaneseAnswers, ...japaneseWords, ...japanesePhrases, ...japaneseWatch };
export const ENGLISH = { ...englishAnswers, ...englishWords, ...englishPhrases, ...englishWatch };

/**
 * Messages in a language that is missing here are heard by the classifier and the model alone. Words that two languages share are decided
 * by those around them, so English looks last.
 */
export const SAFETY_LANGUAGES: Partial<Record<Language, SafetyLanguage>> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  "en-US": ENGLISH,
};
