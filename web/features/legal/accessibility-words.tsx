// The accessibility statement.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const accessibilityWords = english("accessibility", {
  title: "Accessibility",
  updated: "Last updated: November 2026",
  lead: "Luli is for everyone. Here is what we tested, what still falls short, and how to tell us.",
  sections: ({ supportEmail, contact }: LegalParts): readonly LegalSection[] => [
    {
      id: "aim",
      title: "Our goal",
      body: (
        <p>
          We want all of Luli to meet WCAG 2.2 level AA and the European standard EN 301 549, which
          the European Accessibility Act (Directive (EU) 2019/882) and national laws refer to. By
          our own assessment, Luli partially conforms. Known gaps are listed below.
        </p>
      ),
    },
    {
      id: "tested",
      title: "What we tested",
      body: (
        <ul>
          <li>
            Every page in the light and dark themes, on a wide screen and on a phone, against the
            WCAG 2.2 A and AA rules that can be checked automatically (axe).
          </li>
          <li>
            Sign-up, chat, settings and account deletion with only a keyboard, with a visible focus
            at every step.
          </li>
          <li>
            Every page at a width of 320 pixels (400% zoom) without sideways scrolling, and with the
            system’s forced colors.
          </li>
          <li>
            Names, roles and announcements for screen readers, including new replies and errors.
          </li>
          <li>
            Animations stop if your system asks for reduced motion. No page needs sound, and sounds
            can be turned off.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Known gaps",
      body: (
        <ul>
          <li>
            No one who uses a screen reader every day has tested Luli yet. We checked screen reader
            support automatically, in Chromium and Firefox.
          </li>
          <li>What Luli does on screen is described in a few words, not gesture by gesture.</li>
          <li>The payment form is our payment provider’s, and we cannot change it.</li>
          <li>
            The voice that reads replies aloud comes from your device. Its quality depends on the
            language.
          </li>
          <li>There is no version in easy-to-read language or sign language.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Tell us",
      body: (
        <>
          <p>
            Is something in your way? Write to {supportEmail} or use the {contact("contact page")}.
            We will answer and tell you what we will do and when.
          </p>
          <p>
            If our answer does not help, you can contact the authority in your country that oversees
            the accessibility of services. Every EU country has one under Directive (EU) 2019/882.
          </p>
        </>
      ),
    },
  ],
});
