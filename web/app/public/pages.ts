// The prerendered public pages, each with its description for search engines.
import type { ComponentType } from "react";
import type { NOT_FOUND, PrerenderedPath } from "../../../shared/pages.ts";
import { contactWords } from "../../features/contact/words.ts";
import { landingWords } from "../../features/landing/words.tsx";
import { accessibilityWords } from "../../features/legal/accessibility-words.tsx";
import { imprintWords } from "../../features/legal/imprint-words.tsx";
import { privacyWords } from "../../features/legal/privacy-words.tsx";
import { termsWords } from "../../features/legal/terms-words.tsx";
import { safetyWords } from "../../features/safety/words.tsx";
import { wordsOf } from "../../lib/words/words.ts";
import { AccessibilityPage } from "../pages/legal/accessibility.tsx";
import { ImprintPage } from "../pages/legal/imprint.tsx";
import { ContactPage } from "../pages/contact.tsx";
import { LandingPage } from "../pages/landing.tsx";
import { NotFoundPage } from "../pages/not-found.tsx";
import { PrivacyPage } from "../pages/legal/privacy.tsx";
import { SafetyPage } from "../pages/legal/safety.tsx";
import { TermsPage } from "../pages/legal/terms.tsx";
import { shellWords } from "../shell/words.ts";

export type PublicPath = PrerenderedPath | typeof NOT_FOUND.path;

type PublicPage = {
  page: ComponentType;
  /** Returns the description in the current language. */
  describe: () => string;
};

export const PUBLIC_PAGES: Record<PublicPath, PublicPage> = {
  "/": { page: LandingPage, describe: () => wordsOf(landingWords).hero.lead },
  "/privacy": { page: PrivacyPage, describe: () => wordsOf(privacyWords).lead },
  "/terms": { page: TermsPage, describe: () => wordsOf(termsWords).lead },
  "/safety": { page: SafetyPage, describe: () => wordsOf(safetyWords).lead },
  "/imprint": { page: ImprintPage, describe: () => wordsOf(imprintWords).lead },
  "/accessibility": { page: AccessibilityPage, describe: () => wordsOf(accessibilityWords).lead },
  "/contact": { page: ContactPage, describe: () => wordsOf(contactWords).lead },
  "/404": { page: NotFoundPage, describe: () => wordsOf(shellWords).notFound.text },
};
