// How many of something, as each language says it.
import type { Language } from "../contracts/language.ts";

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the language uses for so many; `#` is the number itself. */
export function pluralIn(language: Language, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll("#", new Intl.NumberFormat(language).format(count));
}
