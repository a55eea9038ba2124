// What Luli must not say, in every language that has a table; a reply may mix languages, so each is asked.
import type { Language } from "../../../shared/contracts/language.ts";
import { germanWatch } from "../languages/de/watch.ts";
import { englishWatch } from "../languages/en-us/watch.ts";
import { spanishWatch } from "../languages/es/watch.ts";
import { frenchWatch } from "../languages/fr/watch.ts";
import { japaneseWatch } from "../languages/ja/watch.ts";
import { portugueseWatch } from "../languages/pt/watch.ts";
import type { WatchTable } from "./table.ts";

export const WATCH_TABLES: Partial<Record<Language, WatchTable>> = {
  "en-US": englishWatch,
  es: spanishWatch,
  fr: frenchWatch,
  de: germanWatch,
  pt: portugueseWatch,
  ja: japaneseWatch,
};
