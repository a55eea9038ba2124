import { useEffect } from "react";
import { chooseLanguage } from "../../../shared/contracts/language.ts";
import type { Settings } from "../../../shared/contracts/settings.ts";
import { readAddress } from "../../../shared/pages.ts";
import { firstLanguage, loadLanguage, rememberLanguage } from "./load-language.ts";

/** Activates the person's language. Visitors, and everyone until it is known, get the address's, the last, or the browser's language. */
export function useChosenLanguage(settings: Settings | undefined): void {
  const chosen = settings?.language;
  useEffect(() => {
    if (chosen === undefined) {
      const first = firstLanguage();
      // Pages with one address for all languages continue in this one.
      if (readAddress(window.location.pathname).language) rememberLanguage(first);
      void loadLanguage(first);
      return;
    }
    const language = chooseLanguage([chosen]);
    rememberLanguage(language);
    void loadLanguage(language);
  }, [chosen]);
}
