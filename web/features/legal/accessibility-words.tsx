// The accessibility statement.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const accessibilityWords = english("accessibility", {
  title: "Accessibility",
  updated: "Last updated: November 2026",
  lead: "Luli is for everybody. Here is what was done for that, what was tested, what is known to be weak, and whom to tell.",
  sections: ({ supportEmail, contact }: LegalParts): readonly LegalSection[] => [
    {
      id: "aim",
      title: "What we aim at",
      body: (
        <p>
          All of Luli shall meet WCAG 2.2 at level AA, and with it the European standard EN 301 549,
          which the European Accessibility Act (Directive (EU) 2019/882) and the laws that follow it
          refer to. By our own assessment it does so in part: what we know to be missing is named
          below.
        </p>
      ),
    },
    {
      id: "tested",
      title: "What was tested",
      body: (
        <ul>
          <li>
            Every page, in light and in dark, against the rules of WCAG 2.2 A and AA that a machine
            can check (axe), on a wide screen and on a phone.
          </li>
          <li>
            Sign-up, chat, settings and deleting an account with the keyboard alone, with the focus
            always in sight.
          </li>
          <li>
            Every page in a window of 320 pixels, which is a zoom of 400 %, without scrolling
            sideways, and with the system’s forced colours.
          </li>
          <li>
            Names, roles and announcements that a screen reader is given, new replies and failures
            among them.
          </li>
          <li>
            Motion rests where your system asks for less of it; no page needs sound, and sounds can
            be switched off.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "What is known to be weak",
      body: (
        <ul>
          <li>
            Nobody who uses a screen reader every day has tested Luli yet: what it is given was
            checked by machine, in Chromium and Firefox.
          </li>
          <li>What Luli does on the stage is described in a few words, not gesture by gesture.</li>
          <li>The payment form is our payment provider’s, and we cannot change it.</li>
          <li>
            The voice that reads replies aloud is your device’s; how good it is depends on the
            language.
          </li>
          <li>There is no version in plain language or in sign language.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Tell us",
      body: (
        <>
          <p>
            Something is in your way? Write to {supportEmail} or use the {contact("contact page")}.
            We answer, and say what we do about it and when.
          </p>
          <p>
            If our answer does not help, you can turn to the authority of your country that watches
            over the accessibility of services; in the EU each country has one under Directive (EU)
            2019/882.
          </p>
        </>
      ),
    },
  ],
});
