// Labels of the settings.
import { LANGUAGES, type Language } from "../../../shared/contracts/language.ts";
import type { SuppressionReason } from "../../../shared/contracts/mail.ts";
import type { Theme } from "../../../shared/contracts/settings.ts";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

export const themeOptions = (names: Readonly<Record<Theme, string>>) =>
  THEMES.map((id) => ({ id, name: names[id] }));

/** A saved language that is no longer offered reads as the first one. */
export const languageOf = (saved: string): Language =>
  (LANGUAGES.find(({ id }) => id === saved) ?? LANGUAGES[0]).id;

/** The line stays empty until the browser's voices are known. */
export const voiceHint = (
  hasVoice: boolean | "unknown",
  { hint, none }: { hint: string; none: string },
): string => (hasVoice === "unknown" ? "\u00a0" : hasVoice ? hint : none);

/** A person who switched emails on again after a spam complaint wants them. */
export function mailHint(
  suppressed: SuppressionReason | null,
  hasLetters: boolean,
  words: { hint: string; returned: string; complained: string },
): string {
  if (suppressed === "bounce") return words.returned;
  return suppressed === "complaint" && !hasLetters ? words.complained : words.hint;
}
