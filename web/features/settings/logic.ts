// How settings read.
import { LANGUAGES, type Language } from "../../../shared/contracts/language.ts";
import type { Theme } from "../../../shared/contracts/me.ts";

export const THEME_NAMES: readonly { id: Theme; name: string }[] = [
  { id: "system", name: "System" },
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
];

/** A language that was saved before we stopped offering it reads as the first one. */
export const languageOf = (saved: string): Language =>
  (LANGUAGES.find(({ id }) => id === saved) ?? LANGUAGES[0]).id;

export const voiceHint = (hasVoice: boolean | "unknown"): string =>
  hasVoice === false
    ? "This browser has no voice. Where there is one, Luli reads replies aloud."
    : "Luli reads replies aloud";
