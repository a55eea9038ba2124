// The languages that Luli's interface and mails speak: a line each, and a folder of languages/ for each but English.

export const LANGUAGES = [
  { id: "en-US", name: "English (US)" },
  { id: "es", name: "Español" },
  { id: "fr", name: "Français" },
  { id: "de", name: "Deutsch" },
  { id: "pt", name: "Português" },
  { id: "ja", name: "日本語" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];
export const LANGUAGE_IDS = LANGUAGES.map(({ id }) => id);
export const DEFAULT_LANGUAGE = "en-US" satisfies Language;
/** All but English, which is said in every room itself. */
export type Foreign = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** The best of ours for what a browser or a person asks for, such as `["fr-CA", "en"]`. */
export function chooseLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const [wanted] = tag.toLowerCase().split("-");
    const found = LANGUAGE_IDS.find((id) => id.split("-")[0] === wanted);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}
