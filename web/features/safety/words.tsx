// The page about safety.
import type { ReactNode } from "react";
import type { HelpKind, Measured } from "../../../shared/contracts/safety.ts";
import { plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

/** What stands inside the text. */
export type SafetyParts = {
  contact: (label: string) => ReactNode;
  helplines: ReactNode;
  counts: ReactNode;
  /** As they are written in the page's language. */
  measured: Record<keyof Measured, Record<"count" | "sure" | "heard", string>>;
};
type SafetySection = { id: string; title: string; body: ReactNode };

export const safetyWords = english("safety", {
  title: "Safety",
  updated: "Last updated: November 2026",
  lead: "Luli is an AI puppy: not a person, not a therapist, and no help in an emergency. This page says what happens when somebody writes that they are in danger, how well that works, and how often it was needed.",
  sections: ({ contact, helplines, counts, measured }: SafetyParts): readonly SafetySection[] => [
    {
      id: "help",
      title: "If you need help now",
      body: (
        <>
          <p>Please call, whatever the hour. These are the numbers of where your device is.</p>
          {helplines}
        </>
      ),
    },
    {
      id: "protocol",
      title: "What Luli does",
      body: (
        <>
          <p>
            Each message is checked before anything else: before limits, before payment and before
            the AI model is asked.
          </p>
          <ul>
            <li>
              <strong>What is listened for:</strong> wanting to die or to hurt oneself, violence,
              threats to others, worry about somebody, medical emergencies, eating disorders, and
              people who say that they are under 18.
            </li>
            <li>
              <strong>How:</strong> a short list of plain words comes first. What a small model of
              our own then suspects is decided by the AI model, which is shown the last four
              messages and answers yes or no. The AI model can also raise an alarm by itself while
              it replies.
            </li>
            <li>
              <strong>When it is clear,</strong> Luli does not make up an answer. It is made of
              fixed words: it asks whether you are safe, names the emergency number and a helpline
              of your country, and points to a person you trust. A card with numbers to call stands
              beside it.
            </li>
            <li>
              <strong>Afterwards</strong> Luli stays gentle and the card stays near, until you say
              that you are safe or a day has passed. If Luli misunderstood you, say so: “it was a
              joke” is enough, unless you had said it in plain words. Three messages about other
              things end it as well.
            </li>
            <li>
              <strong>When nobody can decide,</strong> because no AI model is there, Luli answers as
              always, and one quiet line beside the reply offers people who listen.
            </li>
            <li>
              <strong>Never:</strong> such an answer costs no message, is never held back by a limit
              or a fault, celebrates nothing and sells nothing.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Everyone knows that Luli is an AI",
      body: (
        <p>
          “AI puppy” stands where you first see Luli. The conversation says that you are not talking
          with a human before the first message of a day and after each three hours of talk, and
          after an hour it suggests a break. Replies of the model are marked for machines. Luli is
          for adults; companion chatbots may not be suitable for some minors.
        </p>
      ),
    },
    {
      id: "measured",
      title: "How well it works",
      body: (
        <>
          <p>
            The messages to measure it by were written before the check was built, by hands that had
            not seen it. On those that nobody looked at while building, without the AI model:
          </p>
          <ul>
            <li>
              of {measured.need.count} messages that need help, {measured.need.heard} are heard,{" "}
              {measured.need.sure} for sure;
            </li>
            <li>
              of those that say it directly, {measured.direct.heard} are heard,{" "}
              {measured.direct.sure} for sure;
            </li>
            <li>
              of {measured.harmless.count} harmless ones, many of them sad or full of dark words,{" "}
              {measured.harmless.sure} are taken for a cry for help;
            </li>
            <li>in ordinary talk, {measured.ordinary.heard} are asked whether all is well.</li>
          </ul>
          <p>
            So some cries for help are not heard, and real ones will be heard less well than these.
            If you are in danger, please do not wait for Luli to notice.
          </p>
        </>
      ),
    },
    {
      id: "counts",
      title: "How often it was needed",
      body: (
        <>
          <p>
            We count how often people were shown where help is: by day, kind of need, language and
            what heard it. Never who, never what they wrote.
          </p>
          {counts}
        </>
      ),
    },
    {
      id: "report",
      title: "Tell us",
      body: (
        <p>
          Beside each reply of Luli’s is a small flag: two taps report it, a person reads that
          exchange, and the answer comes by mail. For everything else, {contact("write to us")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "The numbers could not be loaded.",
    total: (year: number, times: number) =>
      `${year}: ${plural(times, { one: "# time", other: "# times" })}`,
    kinds: {
      self_harm: "Wanting to die, or hurting oneself",
      abuse: "Violence by somebody",
      threat: "Threats to others",
      concern: "Worry about somebody",
      medical: "Medical emergencies",
      eating: "Eating disorders",
      minor: "People who say that they are under 18",
    } satisfies Record<HelpKind, string>,
  },
});
