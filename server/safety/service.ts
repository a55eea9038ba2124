// The check before the model is asked: does somebody need help? Plain words and answers to Luli's question first, then the small
// model that hears the rest. One judgement of a message travels with it.
import type { Language } from "../../shared/contracts/language.ts";
import type { HelpKind, Layer } from "../../shared/contracts/safety.ts";
import { type Classifier, loadClassifier, type Scores } from "./classifier.ts";
import { normalize } from "../../shared/classifier/normalize.ts";
import { hearPlainWords } from "./plain-words/all.ts";
import { hearSadWords } from "./plain-words/sadness.ts";
import { type Before, hearAnswer } from "./turns/answers.ts";
import { saysAdultAge } from "./turns/own-age.ts";
import { between, lastWords, together } from "./turns/together.ts";
import { readIndex } from "./watch/row-index.ts";

export { countryOf } from "./country.ts";
export { type Counts, createCounts } from "./counts/counts.ts";
export { countsByYear, listCounts } from "./counts/queries.ts";
export { type Helplines, readHelplines } from "./helplines.ts";
export { MARK_RULE, MarkReader, withoutMarks } from "./watch/mark.ts";
export { createSecondOpinion, type SecondOpinion } from "./second-opinion/second-opinion.ts";
export type { Stage } from "./kinds.ts";
export { closingWords, restingAnswer, vettedAnswer } from "./vetted.ts";
export { type Hit, Watch } from "./watch/watch.ts";

export type Hearing = {
  /** Sure: the vetted answer takes over. Unsure: Luli answers, gently, and help is offered beside her reply. */
  level: "sure" | "unsure";
  kind: HelpKind;
  language: Language;
  layer: Layer;
};

export type Judgement = {
  /** Null: nothing to worry about. */
  danger: Hearing | null;
  /** Says that they are safe, asked or not, in this language: an open crisis ends by it. */
  safe: Language | null;
  /** Sad or worried enough that Luli is gentle. */
  isSad: boolean;
};

/** What the first message and the first reply would wait for, at the start by whoever calls this. */
export function warmUp(): void {
  readIndex();
  // A pattern becomes machine code when it is used again.
  for (const message of ["Hello Luli!", "How are you today?"]) judge(message);
}
const classify: Classifier = (message) => (classifier ??= loadClassifier())(message);
let classifier: Classifier | null = null;

/** `before` is what was said before the message, oldest first. */
export function judge(message: string, before: Before = []): Judgement {
  const said = normalize(message);
  const { heard, rest } = hearPlainWords(said);
  if (heard) {
    const { kind, language } = heard;
    return { danger: sure(kind, language, "words"), safe: null, isSad: true };
  }
  const scores = classify(rest);
  const joined = joinedScores(rest, before);
  const answer = hearAnswer(said, before);
  if (answer?.meaning === "in_danger") {
    const kind = joined?.kind ?? scores.kind;
    return { danger: sure(kind, answer.language, "turns"), safe: null, isSad: true };
  }
  // What was said before is what they are safe from.
  const level = levelOf(said, scores, answer ? null : joined, before);
  const isSad =
    hearSadWords(said) ||
    (!isTooShort(said) && scores.sadness + scores.danger >= scores.thresholds.sad);
  if (answer?.meaning === "safe" && level !== "sure")
    return { danger: null, safe: answer.language, isSad };
  const { kind, language } = isTooShort(said) && joined ? joined : scores;
  const isNone = kind === "minor" && saysAdultAge(said);
  const danger: Hearing | null =
    level && !isNone ? { level, kind, language, layer: "classifier" } : null;
  return { danger, safe: null, isSad };
}

const sure = (kind: HelpKind, language: Language, layer: Layer): Hearing => ({
  level: "sure",
  kind,
  language,
  layer,
});

function joinedScores(rest: string, before: Before): Scores | null {
  const text = together(rest, before);
  if (text === null) return null;
  const said = normalize(text);
  return isTooShort(said) ? null : classify(said);
}

function levelOf(
  said: string,
  alone: Scores,
  joined: Scores | null,
  before: Before,
): Hearing["level"] | null {
  const { thresholds } = isTooShort(said) && joined ? joined : alone;
  const own = reached(isTooShort(said) ? 0 : alone.danger, thresholds);
  if (own === "sure" || !joined) return own;
  const all = reached(between(alone.danger, joined.danger), thresholds.together);
  // What was heard when it was said, and answered, does not set off what comes after it.
  return all !== null && !lastWords(before).some(isSure) ? all : own;
}

function reached(danger: number, bounds: { sure: number; unsure: number }) {
  if (danger >= bounds.sure) return "sure";
  return danger >= bounds.unsure ? "unsure" : null;
}

const isSure = (message: string): boolean => judge(message).danger?.level === "sure";

/** What somebody writes in: what they say now, together with what came before where that is too little, or else `otherwise`. */
export function hearLanguage(messages: readonly string[], otherwise: Language): Language {
  const last = normalize(messages.at(-1) ?? "");
  const said = isTooShort(last) ? normalize(messages.slice(-4).join("\n")) : last;
  return isTooShort(said) ? otherwise : classify(said).language;
}

/** Whether a talk sounds like danger from afar: too little to answer it, enough to listen more closely to what Luli says. */
export function isWorrying(messages: readonly string[]): boolean {
  const last = messages.slice(-4);
  return [last.join("\n"), last.at(-1) ?? ""].some(
    (said) => classify(normalize(said)).danger >= WORRYING,
  );
}
/** Reached by nearly every talk that ends in a demand for a method, and by three of four ordinary messages: it leaves out what is plainly play. */
const WORRYING = 0.002;

/** "More", "not that one": too little to judge by anything but plain words. */
const isTooShort = (said: string) => !THREE_WORDS.test(said) && !FIVE_JAPANESE.test(said);
const THREE_WORDS = /(?:(?<![\p{L}\p{N}'])[\p{L}\p{N}']+[^\p{L}\p{N}']+){2}[\p{L}\p{N}']/u;
const FIVE_JAPANESE =
  /(?:[\p{Script=Hiragana}\p{Script=Han}][^\p{Script=Hiragana}\p{Script=Han}]*){5}/u;
