// The pages that anyone may read and that are rendered at build time, each with what it says of itself to search engines.
import type { ComponentType } from "react";
import { ContactPage } from "../pages/contact.tsx";
import { LandingPage } from "../pages/landing.tsx";
import { NotFoundPage } from "../pages/not-found.tsx";
import { PrivacyPage } from "../pages/privacy.tsx";
import { TermsPage } from "../pages/terms.tsx";

type PublicPage = {
  page: ComponentType;
  /** What wakes it up in the browser, below web/. */
  entry: string;
  description: string;
};

export const PUBLIC_PAGES = {
  "/": {
    page: LandingPage,
    entry: "app/public/landing.tsx",
    description:
      "Luli is a little Bichon Frise you can chat with. Share your day, give a pet, watch that tail go.",
  },
  "/privacy": {
    page: PrivacyPage,
    entry: "app/public/privacy.tsx",
    description: "What Luli stores about you, why, for how long, and how to get it or erase it.",
  },
  "/terms": {
    page: TermsPage,
    entry: "app/public/terms.tsx",
    description:
      "The rules of the house: the 7-day free trial, $20 per month after it, and how to cancel.",
  },
  "/contact": {
    page: ContactPage,
    entry: "app/public/contact.tsx",
    description: "A question, an idea, a bug with paws? Here is where to find the people of Luli.",
  },
  "/404": {
    page: NotFoundPage,
    entry: "app/public/not-found.tsx",
    description: "Luli looked everywhere, then fell asleep.",
  },
} satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof PUBLIC_PAGES;
