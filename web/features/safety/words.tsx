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
  lead: "Luli is an AI puppy: not a person, not a therapist, and not an emergency service. This page explains what happens when someone writes that they are in danger, how well that works, and how often it was needed.",
  sections: ({ contact, helplines, counts, measured }: SafetyParts): readonly SafetySection[] => [
    {
      id: "help",
      title: "If you need help now",
      body: (
        <>
          <p>Please call at any hour. These numbers are for where your device is.</p>
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
              <strong>What we look for:</strong> wanting to die or to self-harm, violence, threats
              to others, worry about someone, medical emergencies, eating disorders, and people who
              say they are under 18.
            </li>
            <li>
              <strong>How:</strong> a short list of plain words comes first. If a small model of our
              own then suspects danger, the AI model decides: it sees the last four messages and
              answers yes or no. The AI model can also raise an alarm while it replies.
            </li>
            <li>
              <strong>When it is clear,</strong> Luli does not make up an answer. The answer is
              prewritten: it asks whether you are safe, gives the emergency number and a helpline in
              your country, and points you to a person you trust. Next to it is a card with numbers
              to call.
            </li>
            <li>
              <strong>Afterwards</strong> Luli stays gentle and the card stays close until you say
              that you are safe or a day has passed. If Luli misunderstood you, say so: “it was a
              joke” is enough, unless you had said it in plain words. Three messages about other
              things also end it.
            </li>
            <li>
              <strong>When no AI model is available,</strong> Luli answers as usual, and a short
              line next to the reply offers people who listen.
            </li>
            <li>
              <strong>Never:</strong> such an answer never counts as a message, is never held back
              by a limit or an error, and never celebrates or sells anything.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli is clearly an AI",
      body: (
        <p>
          You see “AI puppy” where you first meet Luli. The chat says that you are not talking with
          a human before your first message each day and after every three hours of chatting. After
          an hour it suggests a break. The model’s replies carry a machine-readable mark. Luli is
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
            The test messages were written before the check was built, without knowledge of it.
            These are the results for those that no one looked at while building it, without the AI
            model:
          </p>
          <ul>
            <li>
              of {measured.need.count} messages from people who need help, {measured.need.heard} are
              heard, {measured.need.sure} with certainty;
            </li>
            <li>
              of those that say so directly, {measured.direct.heard} are heard,{" "}
              {measured.direct.sure} with certainty;
            </li>
            <li>
              of {measured.harmless.count} harmless messages, many of them sad or dark,{" "}
              {measured.harmless.sure} are taken for a cry for help;
            </li>
            <li>
              of messages in ordinary chats, {measured.ordinary.heard} make Luli ask whether
              everything is OK.
            </li>
          </ul>
          <p>
            So some cries for help are missed, and real ones will be missed more often than these.
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
            We count how often people were shown where to find help: by day, kind of need, language
            and what noticed it. Never who, and never what they wrote.
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
          Next to each of Luli’s replies is a small flag. Two taps report it, a person reads that
          exchange, and we answer by email. For everything else, {contact("write to us")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "We couldn't load the numbers.",
    total: (year: number, times: number) =>
      `${year}: ${plural(times, { one: "# time", other: "# times" })}`,
    kinds: {
      self_harm: "Wanting to die, or self-harm",
      abuse: "Violence by someone else",
      threat: "Threats to others",
      concern: "Worry about someone",
      medical: "Medical emergencies",
      eating: "Eating disorders",
      minor: "People who say they are under 18",
    } satisfies Record<HelpKind, string>,
  },
});
