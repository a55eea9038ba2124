// The check before the model is asked: does the user need help? Plain words decide at once. What the classifier suspects is decided by the
// judge (judge/), or by the classifier alone where there is no judge. docs/flows/crisis.md has the whole protocol.
import type { Language } from "../../shared/contracts/language.ts";
import { type Classifier, loadClassifier, type Scores } from "./classifier.ts";
import type { Danger } from "./kinds.ts";
import { normalize } from "./classifier-input/normalize.ts";
import { hearPlainWords } from "./plain-words/all.ts";
import { hearSadWords } from "./plain-words/sadness.ts";
import { type Before, hearAnswer, isDenial, isLeaving, isYes } from "./turns/answers.ts";
import { saysAdultAge } from "./turns/own-age.ts";
import { isNamedIn, warmUpWatch } from "./watch/watch.ts";

export { countryOf } from "./country.ts";
export { type Counts, createCounts } from "./counts/counts.ts";
export { countsByYear, listCounts } from "./counts/queries.ts";
export { type Helplines, readHelplines } from "./helplines.ts";
export { MARK_RULE, MarkReader, withoutMarks } from "./watch/mark.ts";
export { createJudge, type Judge } from "./judge/judge.ts";
export type { Danger, Stage } from "./kinds.ts";
export { closingWords, restingAnswer, vettedAnswer } from "./vetted.ts";
export { METHODS, type SaidKind } from "./watch/table.ts";
export { Watch } from "./watch/watch.ts";

/** How sure the classifier is. `possible` is only a question to the judge; the other two count by themselves where no judge decides. */
export type Doubt = Danger & {
  level: "sure" | "unsure" | "possible";
  /** Of the classifier, 0 to 1. */
  probability: number;
};

/** What the check makes of a message before the model is asked. */
export type SafetyCheck = {
  /** Said in plain words, or a "no" to "are you safe?": the vetted answer comes at once. */
  plain: Danger | null;
  /** What the classifier suspects. */
  doubt: Doubt | null;
  /** The person says that they are safe, in this language. */
  safe: Language | null;
  /** The person takes back what was heard: "it was a joke". */
  isDenial: boolean;
  /** Sad or worried enough that Luli is gentle. */
  isSad: boolean;
};

/**
 * Bounds of the classifier's probability that a message needs help, chosen on the part of lab/evaluation/ that may be looked at
 * (docs/safety.md has what each of them hears and whom it bothers). `inCrisis`: counts as sure while a crisis is open.
 */
const BOUNDS = { sure: 0.92, unsure: 0.65, inCrisis: 0.1, possible: 0.02, sad: 0.6 };

/** Compiles the patterns and loads the classifier at the start, so that the first message need not wait. */
export function warmUp(): void {
  warmUpWatch();
  // A pattern becomes machine code when it is used again.
  for (const message of ["Hello Luli!", "How are you today?"]) checkMessage(message);
}
const classify: Classifier = (message) => (classifier ??= loadClassifier())(message);
let classifier: Classifier | null = null;

/** `before` is what was said before the message, oldest first. */
export function checkMessage(message: string, before: Before = []): SafetyCheck {
  const said = normalize(message);
  const { heard, rest } = hearPlainWords(said);
  if (heard) return plainly({ kind: heard.kind, language: heard.language, layer: "words" });
  const scores = classify(rest);
  const answer = hearAnswer(said, before);
  if (answer?.meaning === "in_danger")
    return plainly({ kind: scores.kind, language: answer.language, layer: "turns" });
  const isDenied = isDenial(said);
  const doubt = isTooShort(said)
    ? doubtBefore(said, before, isDenied)
    : doubtIn(said, scores, isDenied);
  const isSafe = answer?.meaning === "safe" && doubt?.level !== "sure";
  return {
    plain: null,
    doubt: isSafe ? null : doubt,
    safe: isSafe ? answer.language : null,
    isDenial: isDenied,
    isSad:
      hearSadWords(said) ?? (!isTooShort(said) && scores.sadness + scores.danger >= BOUNDS.sad),
  };
}

const plainly = (plain: Danger): SafetyCheck => ({
  plain,
  doubt: null,
  safe: null,
  isDenial: false,
  isSad: true,
});

/** Goodbyes and denials raise no doubt by themselves. Where the classifier is sure in spite of one, they are a question to the judge. */
function doubtIn(
  said: string,
  { danger, kind, language }: Scores,
  isDenied: boolean,
): Doubt | null {
  if (danger < BOUNDS.possible || (kind === "minor" && saysAdultAge(said))) return null;
  const doubt = { kind, language, layer: "classifier", probability: danger } as const;
  if (isDenied || isLeaving(said))
    return danger < BOUNDS.sure ? null : asQuestion({ ...doubt, level: "possible" });
  const level = danger >= BOUNDS.sure ? "sure" : danger >= BOUNDS.unsure ? "unsure" : "possible";
  return { ...doubt, level };
}

/** For the judge alone: it counts as nothing where no judge decides, in an open crisis too. */
const asQuestion = (doubt: Doubt): Doubt => ({
  ...doubt,
  level: "possible",
  probability: BOUNDS.possible,
});

/** Two words are too little to judge by; after a message that raised a doubt they are a question to the judge. */
function doubtBefore(said: string, before: Before, isDenied: boolean): Doubt | null {
  const last = before.findLast(({ role }) => role === "user");
  if (!last || isDenied || isLeaving(said)) return null;
  const earlier = normalize(last.content);
  const doubt = isTooShort(earlier) ? null : doubtIn(earlier, classify(earlier), isDenial(earlier));
  return doubt && asQuestion(doubt);
}

/** Decides by the classifier alone, where no judge does. In an open crisis every doubt counts as sure. */
export const isHeeded = (doubt: Doubt | null, isCrisisOpen: boolean): boolean =>
  doubt !== null &&
  (doubt.level === "sure" || (isCrisisOpen && doubt.probability >= BOUNDS.inCrisis));

/**
 * Tells the watch whether Luli may name a means: one that the user has named, or a single one in a talk in which no message raised a doubt.
 * A recipe needs a knife. A possible danger is no doubt where a judge decides about it: half of ordinary messages are one.
 */
export function mayNameIn(
  said: readonly string[],
  {
    remembered = [],
    hasJudge = false,
  }: { remembered?: readonly string[]; hasJudge?: boolean } = {},
): (means: string) => boolean {
  const isNamed = isNamedIn(() => [...said, ...remembered]);
  const raisesDoubt = (message: string) => {
    const { plain, doubt } = checkMessage(message);
    return plain !== null || (doubt !== null && !(hasJudge && doubt.level === "possible"));
  };
  let first: string | null = null;
  let isDoubted: boolean | null = null;
  return (means) =>
    isNamed(means) || ((first ??= means) === means && !(isDoubted ??= said.some(raisesDoubt)));
}

/** Whether a message says goodbye, or ends something with Luli. */
export const saysGoodbye = (message: string): boolean => isLeaving(normalize(message));

/** Whether a message is a bare "yes", in whatever language. */
export const saysYes = (message: string): boolean => isYes(normalize(message));

/** Recognises the language of the last message, together with earlier ones if it is too short, or returns `otherwise`. */
export function hearLanguage(messages: readonly string[], otherwise: Language): Language {
  const last = normalize(messages.at(-1) ?? "");
  const said = isTooShort(last) ? normalize(messages.slice(-4).join("\n")) : last;
  return isTooShort(said) ? otherwise : classify(said).language;
}

/** "More", "not that one": too little to judge by anything but plain words. */
const isTooShort = (said: string) => !THREE_WORDS.test(said) && !FIVE_JAPANESE.test(said);
const THREE_WORDS = /(?:(?<![\p{L}\p{N}'])[\p{L}\p{N}']+[^\p{L}\p{N}']+){2}[\p{L}\p{N}']/u;
const FIVE_JAPANESE =
  /(?:[\p{Script=Hiragana}\p{Script=Han}][^\p{Script=Hiragana}\p{Script=Han}]*){5}/u;
