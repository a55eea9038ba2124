// The words of the weekly letter and of the page that ends it, in every language.
import type { Language } from "../../shared/contracts/language.ts";
import { german } from "./words/de.ts";
import { english, type WeeklyWords } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { japanese } from "./words/ja.ts";
import { portuguese } from "./words/pt.ts";

export const weeklyWords: Record<Language, WeeklyWords> = {
  "en-US": english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ja: japanese,
};
