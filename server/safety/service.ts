// The check before the model is asked: does somebody need help? Plain words first, then the small model that hears the rest.
import type { HelpKind, Layer } from "../../shared/contracts/safety.ts";
import type { Language } from "../../shared/contracts/language.ts";
import { type Classifier, loadClassifier } from "./classifier.ts";
import { normalize } from "./normalize.ts";
import { hearPlainWords } from "./plain-words/all.ts";

export { countryOf } from "./country.ts";
export { type Counts, createCounts } from "./counts/counts.ts";
export { countsByYear, listCounts } from "./counts/queries.ts";
export { type Helplines, readHelplines } from "./helplines.ts";
export { MARK_RULE, MarkReader, withoutMarks } from "./watch/mark.ts";
export { type VettedAnswer, vettedAnswer } from "./vetted.ts";

export type Hearing = {
  /** Sure: the vetted answer takes over. Unsure: Luli answers, gently, and help is offered beside her reply. */
  level: "sure" | "unsure";
  kind: HelpKind;
  language: Language;
  layer: Layer;
};

/** Read when the first message comes, or at the start by whoever calls this. */
export function warmUp(): Classifier {
  classifier ??= loadClassifier();
  return classifier;
}
let classifier: Classifier | null = null;

/** Null: nothing to worry about. */
export function hearDanger(message: string): Hearing | null {
  const said = normalize(message);
  const { heard, rest } = hearPlainWords(said);
  if (heard) return { kind: heard.kind, language: heard.language, level: "sure", layer: "words" };
  if (isTooShort(said)) return null;
  const { danger, kind, language, thresholds } = warmUp()(rest);
  if (danger < thresholds.unsure) return null;
  const level = danger < thresholds.sure ? "unsure" : "sure";
  return { level, kind, language, layer: "classifier" };
}

/** What somebody writes in: what they say now, together with what came before where that is too little, or else `otherwise`. */
export function hearLanguage(messages: readonly string[], otherwise: Language): Language {
  const last = normalize(messages.at(-1) ?? "");
  const said = isTooShort(last) ? normalize(messages.slice(-4).join("\n")) : last;
  return isTooShort(said) ? otherwise : warmUp()(said).language;
}

/** "More", "not that one": too little to judge by anything but plain words. */
const isTooShort = (said: string) =>
  (said.match(WORD) ?? []).length < 3 && (said.match(JAPANESE) ?? []).length < 5;
const WORD = /[\p{L}\p{N}']+/gu;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Han}]/gu;

/** Sad or worried enough that Luli is gentle. */
export const hearsSadness = (message: string): boolean => {
  const said = normalize(message);
  if (isTooShort(said)) return false;
  const { sadness, danger, thresholds } = warmUp()(said);
  return sadness + danger >= thresholds.sad;
};
