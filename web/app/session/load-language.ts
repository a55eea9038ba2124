// Which language Luli speaks here, and how it comes: English is part of every page, each other one is a file of its own.
import {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  type Language,
} from "../../../shared/contracts/language.ts";
import { speak, spokenLanguage } from "../../lib/words.ts";
import type { Catalog } from "../../languages/catalog.ts";

type Foreign = Exclude<Language, typeof DEFAULT_LANGUAGE>;

const FILES: Record<Foreign, () => Promise<{ catalog: Catalog }>> = {
  es: () => import("../../languages/es.ts"),
  fr: () => import("../../languages/fr.ts"),
  de: () => import("../../languages/de.ts"),
  pt: () => import("../../languages/pt.ts"),
  ja: () => import("../../languages/ja.ts"),
};
const KEY = "luli-language";

/** What was spoken here last, else what the browser asks for. */
export function firstLanguage(): Language {
  return chooseLanguage([readRemembered() ?? "", ...navigator.languages]);
}

let wanted: Language = DEFAULT_LANGUAGE;

/** Resolves when it is spoken. What cannot be fetched leaves the language that is until the network is back; a later choice wins. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    const loaded = language === DEFAULT_LANGUAGE ? null : await FILES[language]();
    if (wanted !== language) return;
    if (spokenLanguage() !== language) speak(language, loaded?.catalog);
    document.documentElement.lang = language;
  } catch (error) {
    console.warn(`Luli could not learn ${language}.`, error);
    window.addEventListener("online", () => void loadLanguage(wanted), { once: true });
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed: the next visit begins with the browser's language.
  }
}

function readRemembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
