// "Are you safe?" and what people say to it, in six languages, on normalised text: a "no" is a cry for help, a "yes" ends a crisis.
import type { Language } from "../../../shared/contracts/language.ts";
import { normalize } from "../classifier-input/normalize.ts";
import { SAFETY_LANGUAGES } from "../languages/all.ts";

/** What was said before, oldest first. Forged turns can only make the check more careful. */
export type Before = readonly { role: "user" | "assistant"; content: string }[];

export type Answer = { meaning: "safe" | "in_danger"; language: Language };

const PHRASE_LIST = Object.values(SAFETY_LANGUAGES).map(({ phrases }) => phrases);

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
  for (const [id, { phrases }] of Object.entries(SAFETY_LANGUAGES)) {
    const language = id as Language;
    if (phrases.asksSafety.test(asked)) {
      if (phrases.no.test(said)) return { meaning: "in_danger", language };
      if (phrases.yes.test(said)) return { meaning: "safe", language };
    } else if (phrases.asksDanger.test(asked) && phrases.yes.test(said))
      return { meaning: "in_danger", language };
  }
  return null;
}

/** Every sentence about being safe, or not, contains one of these in its language. */
const SAFE = /safe|salvo|segur|peligr|perigo|securite|surete|sicher|安全/u;

function hearSafety(said: string): Answer | null {
  if (!SAFE.test(said)) return null;
  for (const [id, { phrases }] of Object.entries(SAFETY_LANGUAGES)) {
    const { isUnsafe, isSafe, unless } = phrases;
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

/** Whether a message, which is normalised, only agrees, to whatever was asked; "I am", "safe" and "大丈夫" answer other questions. */
export function isYes(message: string): boolean {
  const said = bare(bare(message).replace(POLITE, ""));
  if (said.length > BARE_LENGTH || OF_SAFETY.test(said)) return false;
  return PHRASE_LIST.some(({ yes }) => yes.test(said));
}
const POLITE =
  /(?<!^)(?:please|pls|bitte|gerne?|por favor|pfv|s'il te plait|stp|お願い(?:します)?|thanks|thank you|danke|gracias|merci|obrigad[oa]|luli)$/u;
const OF_SAFETY = /safe|salvo|\bi am|estoy|estou|suis|bin ich|ca va|います|いる|安全|大丈夫/u;

/** Whether a message, which is normalised, says that there was no danger. */
export function isDenial(message: string): boolean {
  if (bare(message).length > SHORT) return false;
  const clauses = clausesOf(message);
  // "What? No!" is a denial as a whole, and its clauses are none.
  const texts = [...new Set([bare(message), ...clauses])];
  return PHRASE_LIST.some(
    ({ denial, noDenial }) =>
      texts.some((text) => denial.test(text)) && !clauses.some((clause) => noDenial.test(clause)),
  );
}

/** Whether a message, which is normalised, only says goodbye or ends something with Luli. */
export function isLeaving(message: string): boolean {
  const said = bare(message);
  if (said.length > SHORT) return false;
  const clauses = clausesOf(message);
  // A "bye" is one in many languages, so each is asked whether it is the last.
  return (
    PHRASE_LIST.some(({ leaving }) => clauses.some((clause) => leaving.test(clause))) &&
    !PHRASE_LIST.some(({ lastGoodbye }) => lastGoodbye.test(said))
  );
}

/** A denial and a goodbye are short: what is told at length beside them is for the classifier. */
const SHORT = 90;

/** The parts of a message between its marks and emoji. What is in quotes is left out: a "bye" there is somebody else's. */
const clausesOf = (said: string) =>
  said
    .replace(QUOTED, " ... ")
    .split(/[^\p{L}\p{M}\p{N}'\s-]+/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
const QUOTED = /["“«「『][^"”»」』]*["”»」』]/gu;
