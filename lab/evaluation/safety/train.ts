// `npm run safety:train`: the classifier of server/safety, from the written messages of
// lab/evaluation/safety/training, and from plain talk.
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { LANGUAGE_IDS, type Language } from "../../../shared/contracts/language.ts";
import { BUCKETS, featuresOf } from "../../../server/safety/classifier-input/features.ts";
import { KINDS } from "../../../server/safety/kinds.ts";
import { MODEL_FOLDER, type ModelFile } from "../../../server/safety/model-file.ts";
import { type Case, digestOf, readPart } from "./corpus.ts";
import { readPlainTalk } from "./plain-talk.ts";
import { trainLinear, type Trained } from "./train-linear.ts";

/** Of a weight, to either side. Twice as many are heard no better. */
const STEPS = 31;

const cases = readPart("training");
/** Twice as many as cries and what sounds like them; these count twice. */
const plainTalk = readPlainTalk();
const toRow = (one: Case, times: number) => ({ ...one, features: featuresOf(one.text), times });
const corpus = cases.map((one) => toRow(one, 2));
const rows = [...corpus, ...plainTalk.map((one) => toRow(one, 1))];

const kinds = trainLinear(
  rows.map(({ features, kind, times }) => ({ features, label: KINDS.indexOf(kind), times })),
  KINDS.length,
);
/** A language is known by fewer words than a need: every fourth message is enough. */
const languages = trainLinear(
  corpus
    .filter((_row, at) => at % 4 === 0)
    .map(({ features, language }) => ({
      features,
      label: LANGUAGE_IDS.indexOf(language),
      times: 1,
    })),
  LANGUAGE_IDS.length,
);

const file: ModelFile = {
  trainedOn: {
    messages: rows.length,
    hands: count([...cases, ...plainTalk]),
    digest: digestOf([...cases, ...plainTalk]),
  },
  buckets: BUCKETS,
  kinds: write("kinds", kinds, KINDS),
  languages: write("languages", languages, LANGUAGE_IDS),
};
fs.writeFileSync(path.join(MODEL_FOLDER, "model.json"), `${JSON.stringify(file, null, 2)}\n`);

function write(
  name: string,
  { weights, bias }: Trained,
  labels: readonly string[],
): ModelFile["kinds"] {
  const most = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  const step = most / STEPS;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  });
  fs.mkdirSync(MODEL_FOLDER, { recursive: true });
  fs.writeFileSync(path.join(MODEL_FOLDER, `${name}.bin`), packed);
  console.log(`${name}: ${Math.round(packed.length / 1024)} KB`);
  return { labels: [...labels], step, bias: [...bias] };
}

function count(all: readonly Case[]): Record<Language, number> {
  const hands = (language: Language) =>
    new Set(all.filter((one) => one.language === language).map(({ hand }) => hand)).size;
  return Object.fromEntries(LANGUAGE_IDS.map((id) => [id, hands(id)])) as Record<Language, number>;
}
