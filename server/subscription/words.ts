// The words of a subscription's mails, in every language.
import type { Language } from "../../shared/contracts/language.ts";
import { german } from "./words/de.ts";
import { type SubscriptionWords, english } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { japanese } from "./words/ja.ts";
import { portuguese } from "./words/pt.ts";

export const subscriptionMailWords: Record<Language, SubscriptionWords> = {
  "en-US": english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ja: japanese,
};
