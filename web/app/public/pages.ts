// The pages that anyone may read and that are rendered at build time, each with what it says of itself to search engines.
import type { ComponentType } from "react";
import type { NOT_FOUND, PrerenderedPath } from "../../../shared/pages.ts";
import { ContactPage } from "../pages/contact.tsx";
import { LandingPage } from "../pages/landing.tsx";
import { NotFoundPage } from "../pages/not-found.tsx";
import { PrivacyPage } from "../pages/privacy.tsx";
import { SafetyPage } from "../pages/safety.tsx";
import { TermsPage } from "../pages/terms.tsx";

export type PublicPath = PrerenderedPath | typeof NOT_FOUND.path;

type PublicPage = {
  page: ComponentType;
  description: string;
};

export const PUBLIC_PAGES = {
  "/": {
    page: LandingPage,
    description:
      "Luli is a little Bichon Frise you can chat with. Share your day, give a pet, watch that tail go.",
  },
  "/privacy": {
    page: PrivacyPage,
    description: "What Luli stores about you, why, for how long, and how to get it or erase it.",
  },
  "/terms": {
    page: TermsPage,
    description:
      "The rules of the house: the 7-day free trial, $20 per month after it, and how to cancel.",
  },
  "/safety": {
    page: SafetyPage,
    description:
      "What Luli, an AI, does when somebody is in danger, how well it was measured, whom to call, and how to report a reply.",
  },
  "/contact": {
    page: ContactPage,
    description: "A question, an idea, a bug with paws? Here is where to find the people of Luli.",
  },
  "/404": {
    page: NotFoundPage,
    description: "Luli looked everywhere, then fell asleep.",
  },
} satisfies Record<PublicPath, PublicPage>;
