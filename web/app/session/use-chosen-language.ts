import { useEffect } from "react";
import { chooseLanguage } from "../../../shared/contracts/language.ts";
import type { Settings } from "../../../shared/contracts/settings.ts";
import { readAddress } from "../../../shared/pages.ts";
import { firstLanguage, loadLanguage, rememberLanguage } from "./load-language.ts";

/** Speaks what the person chose; until that is known, and for visitors, what the address says, was spoken here last or the browser asks for. */
export function useChosenLanguage(settings: Settings | undefined): void {
  const chosen = settings?.language;
  useEffect(() => {
    if (chosen === undefined) {
      const first = firstLanguage();
      // The pages that have one address for all languages go on in it.
      if (readAddress(window.location.pathname).language) rememberLanguage(first);
      void loadLanguage(first);
      return;
    }
    const language = chooseLanguage([chosen]);
    rememberLanguage(language);
    void loadLanguage(language);
  }, [chosen]);
}
