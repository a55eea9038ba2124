import { useEffect } from "react";
import { chooseLanguage } from "../../../shared/contracts/language.ts";
import type { Settings } from "../../../shared/contracts/settings.ts";
import { firstLanguage, loadLanguage, rememberLanguage } from "./load-language.ts";

/** Speaks what the person chose; until that is known, and for visitors, what was spoken here last or the browser asks for. */
export function useChosenLanguage(settings: Settings | undefined): void {
  const chosen = settings?.language;
  useEffect(() => {
    if (chosen === undefined) {
      void loadLanguage(firstLanguage());
      return;
    }
    const language = chooseLanguage([chosen]);
    rememberLanguage(language);
    void loadLanguage(language);
  }, [chosen]);
}
