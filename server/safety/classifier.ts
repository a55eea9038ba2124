// The small model that hears what no list of words holds; about 0.1 ms a message. docs/safety.md says how it was trained.
import { type HelpKind, HELP_KINDS } from "../../shared/contracts/safety.ts";
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Language } from "../../shared/contracts/language.ts";
import { featuresOf } from "./classifier-input/features.ts";
import { type Kind } from "./kinds.ts";

const FOLDER = path.join(import.meta.dirname, "model");

type Head = { labels: string[]; step: number; bias: number[] };

/** model.json; the weights stand beside it, packed by brotli. */
type ModelFile = { kinds: Head; languages: Head };

export type Scores = {
  /** Probability that the message needs help. */
  danger: number;
  /** The most likely one, if it does. */
  kind: HelpKind;
  /** Probability that it is sad or worried, without danger. */
  sadness: number;
  language: Language;
};

/** `said` is normalised. */
export type Classifier = (said: string) => Scores;

export function loadClassifier(): Classifier {
  const file = JSON.parse(fs.readFileSync(path.join(FOLDER, "model.json"), "utf8")) as ModelFile;
  const read = <Label extends string>(name: "kinds" | "languages"): Linear<Label> => {
    const bytes = brotliDecompressSync(fs.readFileSync(path.join(FOLDER, `${name}.bin`)));
    const { labels, step, bias } = file[name];
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    return { labels: labels as Label[], weights, step, bias };
  };
  const kinds = read<Kind>("kinds");
  const languages = read<Language>("languages");
  const at = (kind: Kind) => kinds.labels.indexOf(kind);

  return (said) => {
    const features = featuresOf(said);
    const ofKinds = probabilities(kinds, features);
    const ofLanguages = probabilities(languages, features);
    const language = languages.labels[ofLanguages.indexOf(Math.max(...ofLanguages))]!;
    const sadness = ofKinds[at("sad")]!;
    return {
      danger: 1 - ofKinds[at("none")]! - sadness,
      kind: HELP_KINDS.reduce((most, kind) =>
        ofKinds[at(kind)]! > ofKinds[at(most)]! ? kind : most,
      ),
      sadness,
      language,
    };
  };
}

/** A linear model over the buckets of features.ts: weights in bytes, as the training wrote them. */
type Linear<Label extends string> = {
  labels: readonly Label[];
  /** A row of one byte a label for each bucket. */
  weights: Int8Array;
  /** What one step of a byte is worth. */
  step: number;
  bias: readonly number[];
};

/** Of each label, in the order of `labels`; they add up to 1. */
function probabilities<Label extends string>(
  { labels, weights, step, bias }: Linear<Label>,
  features: Uint32Array,
): Float64Array {
  const count = labels.length;
  const sums = new Float64Array(count);
  for (const feature of features) {
    const row = feature * count;
    for (let label = 0; label < count; label += 1) sums[label]! += weights[row + label]!;
  }
  const scale = step / Math.sqrt(Math.max(1, features.length));
  return softmax(sums.map((sum, label) => bias[label]! + sum * scale));
}

/** They add up to 1. */
function softmax(logits: Float64Array): Float64Array {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
