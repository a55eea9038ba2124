// Formats numbers, dates and plurals by language.
import type { Language } from "../../shared/contracts/language.ts";
import { type PluralForms, pluralIn } from "../../shared/rules/plural.ts";
import { spokenLanguage } from "./words/words.ts";

export const formatNumber = (value: number, language: Language = spokenLanguage()): string =>
  new Intl.NumberFormat(language).format(value);

/** Creating a formatter takes a hundred times as long as using it, and a long conversation formats a hundred times. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

export const formatDate = (
  at: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
  language: Language = spokenLanguage(),
): string => {
  const key = JSON.stringify([language, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
  dateFormats.set(key, format);
  return format.format(new Date(at));
};

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: "conjunction" }).format(items);

export const plural = (
  count: number,
  forms: PluralForms,
  language: Language = spokenLanguage(),
): string => pluralIn(language, count, forms);
