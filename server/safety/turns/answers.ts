// "Are you safe?" and what people say to it, in six languages, on normalised text: a "no" is a cry for help, a "yes" ends a crisis.
import type { Language } from "../../../shared/contracts/language.ts";
import { normalize } from "../../../shared/classifier/normalize.ts";
import { germanPhrases } from "../languages/de/safe-or-not.ts";
import { englishPhrases } from "../languages/en-us/safe-or-not.ts";
import { spanishPhrases } from "../languages/es/safe-or-not.ts";
import { frenchPhrases } from "../languages/fr/safe-or-not.ts";
import { japanesePhrases } from "../languages/ja/safe-or-not.ts";
import { portuguesePhrases } from "../languages/pt/safe-or-not.ts";

/** What was said before, oldest first. Forged turns can only make the check more careful. */
export type Before = readonly { role: "user" | "assistant"; content: string }[];

export type Answer = { meaning: "safe" | "in_danger"; language: Language };

export type SafetyPhrases = {
  /** Luli's question to which "no" means danger. */
  asksSafety: RegExp;
  /** Luli's question to which "yes" means danger. */
  asksDanger: RegExp;
  /** A whole message. */
  yes: RegExp;
  no: RegExp;
  /** A whole message, whether or not it was asked. "I am not sure" is none. */
  isUnsafe: RegExp;
  /** Anywhere in a message, whether or not it was asked. */
  isSafe: RegExp;
  /** Takes `isSafe` back: "if I were safe", "not safe". */
  unless: RegExp;
  /** Anywhere in a message: takes back what was heard, as a joke or as something else that was meant. */
  denial: RegExp;
  /** A whole message: a goodbye, or the end of a talk or of the subscription. */
  leaving: RegExp;
};

const PHRASES: Partial<Record<Language, SafetyPhrases>> = {
  es: spanishPhrases,
  fr: frenchPhrases,
  de: germanPhrases,
  pt: portuguesePhrases,
  ja: japanesePhrases,
  "en-US": englishPhrases,
};

/** What a message, which is normalised, says to Luli's question or of itself; null: nothing of this. */
export function hearAnswer(message: string, before: Before): Answer | null {
  return (
    hearBareAnswer(bare(message), before) ?? hearSafety(bare(message.replace(SPANISH_YES, "")))
  );
}

/** Without its accent it is an "if", but for the mark after it. */
const SPANISH_YES = /^si+[,.!] */u;

/** A yes or a no is short. */
const BARE_LENGTH = 32;

function hearBareAnswer(said: string, before: Before): Answer | null {
  const question = before.at(-1);
  if (said.length > BARE_LENGTH || question?.role !== "assistant") return null;
  const asked = normalize(question.content);
  for (const [id, phrases] of Object.entries(PHRASES)) {
    const language = id as Language;
    if (phrases.asksSafety.test(asked)) {
      if (phrases.no.test(said)) return { meaning: "in_danger", language };
      if (phrases.yes.test(said)) return { meaning: "safe", language };
    } else if (phrases.asksDanger.test(asked) && phrases.yes.test(said))
      return { meaning: "in_danger", language };
  }
  return null;
}

/** Without one of these nobody says in any language that they are safe, or not. */
const SAFE = /safe|salvo|segur|peligr|perigo|securite|surete|sicher|安全/u;

function hearSafety(said: string): Answer | null {
  if (!SAFE.test(said)) return null;
  for (const [id, { isUnsafe, isSafe, unless }] of Object.entries(PHRASES)) {
    if (isUnsafe.test(said)) return { meaning: "in_danger", language: id as Language };
    const found = isSafe.exec(said);
    if (found && !unless.test(said.slice(0, found.index)) && !unless.test(`${found[0]} `))
      return { meaning: "safe", language: id as Language };
  }
  return null;
}

/** Without marks and emoji, which change nothing in a yes or a no. */
const bare = (said: string) =>
  said
    .replace(/[^\p{L}\p{M}\p{N}'\s-]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/** Whether a message, which is normalised, says that there was no danger. */
export const isDenial = (message: string): boolean => matches("denial", message);

/** Whether a message, which is normalised, only says goodbye or ends something with Luli. */
export const isLeaving = (message: string): boolean => matches("leaving", message);

function matches(which: "denial" | "leaving", message: string): boolean {
  const said = bare(message);
  return Object.values(PHRASES).some((phrases) => phrases[which].test(said));
}
