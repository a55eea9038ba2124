// Numbers, dates and plurals as the language writes them.
import type { Language } from "../../shared/contracts/language.ts";
import { spokenLanguage } from "./words.ts";

export const formatNumber = (value: number, language: Language = spokenLanguage()): string =>
  new Intl.NumberFormat(language).format(value);

export const formatDate = (
  at: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
  language: Language = spokenLanguage(),
): string => new Intl.DateTimeFormat(language, options).format(new Date(at));

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: "conjunction" }).format(items);

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the language uses for so many; `#` is the number itself. */
export function plural(count: number, forms: Forms, language: Language = spokenLanguage()): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll("#", formatNumber(count, language));
}
