// The words of the mails that open doors, in every language. The name is never in them: otherwise anyone could send their own
// words to any address from ours.
import type { Language } from "../../../shared/contracts/language.ts";
import { german } from "./words/de.ts";
import { type AuthWords, english } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { japanese } from "./words/ja.ts";
import { portuguese } from "./words/pt.ts";

export const authWords: Record<Language, AuthWords> = {
  "en-US": english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ja: japanese,
};
