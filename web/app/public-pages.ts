// The pages that anyone may read and that are rendered at build time, each with what it says of itself to search engines.
import type { ComponentType } from "react";

type PublicPage = {
  load: () => Promise<ComponentType>;
  /** Below web/, for the build's list of files. */
  source: string;
  description: string;
};

export const PUBLIC_PAGES = {
  "/": {
    load: async () => (await import("./pages/landing.tsx")).LandingPage,
    source: "app/pages/landing.tsx",
    description:
      "Luli is a little Bichon Frise you can chat with. Share your day, give a pet, watch that tail go.",
  },
  "/privacy": {
    load: async () => (await import("./pages/privacy.tsx")).PrivacyPage,
    source: "app/pages/privacy.tsx",
    description: "What Luli stores about you, why, for how long, and how to get it or erase it.",
  },
  "/terms": {
    load: async () => (await import("./pages/terms.tsx")).TermsPage,
    source: "app/pages/terms.tsx",
    description:
      "The rules of the house: the 7-day free trial, $20 per month after it, and how to cancel.",
  },
  "/contact": {
    load: async () => (await import("./pages/contact.tsx")).ContactPage,
    source: "app/pages/contact.tsx",
    description: "A question, an idea, a bug with paws? Here is where to find the people of Luli.",
  },
  "/404": {
    load: async () => (await import("./pages/not-found.tsx")).NotFoundPage,
    source: "app/pages/not-found.tsx",
    description: "Luli looked everywhere, then fell asleep.",
  },
} satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof PUBLIC_PAGES;
