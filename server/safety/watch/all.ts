// What Luli must not say, in every language that has a table; a reply may mix languages, so each is asked.
import type { Language } from "../../../shared/contracts/language.ts";
import { germanWatch } from "./de.ts";
import { englishWatch } from "./en-us.ts";
import { spanishWatch } from "./es.ts";
import { frenchWatch } from "./fr.ts";
import { japaneseWatch } from "./ja.ts";
import { portugueseWatch } from "./pt.ts";
import type { WatchTable } from "./table.ts";

export const WATCH_TABLES: Partial<Record<Language, WatchTable>> = {
  "en-US": englishWatch,
  es: spanishWatch,
  fr: frenchWatch,
  de: germanWatch,
  pt: portugueseWatch,
  ja: japaneseWatch,
};
