// Chooses and loads the language: English is part of every page, each other language is a file of its own.
import {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  type Language,
} from "../../../shared/contracts/language.ts";
import { readAddress } from "../../../shared/pages.ts";
import { keep, readKept } from "../../lib/browser/kept.ts";
import { speak, spokenLanguage } from "../../lib/words/words.ts";
import { loadCatalog } from "../../../languages/load-catalog.ts";

/** The language of the address, else the one used here last, else the browser's. */
export function firstLanguage(): Language {
  const { language } = readAddress(window.location.pathname);
  return language ?? chooseLanguage([readKept("language") ?? "", ...navigator.languages]);
}

let wanted: Language = DEFAULT_LANGUAGE;

/** Resolves when the language is active. A failed load keeps the current language until the network is back; a later choice wins. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    const catalog = language === DEFAULT_LANGUAGE ? undefined : await loadCatalog(language);
    if (wanted !== language) return;
    if (spokenLanguage() !== language) speak(language, catalog);
    document.documentElement.lang = language;
  } catch (error) {
    console.warn(`Luli could not learn ${language}.`, error);
    window.addEventListener("online", () => void loadLanguage(wanted), { once: true });
  }
}

export const rememberLanguage = (language: Language): void => void keep("language", language);
