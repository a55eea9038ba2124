// `npm run safety:train`: the classifier of server/safety, from the written messages of evaluation/safety/training alone.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { BUCKETS, featuresOf } from "../../shared/classifier/features.ts";
import { KINDS } from "../../server/safety/kinds.ts";
import { MODEL_FOLDER, type ModelFile } from "../../server/safety/model-file.ts";
import { type Case, readPart } from "./corpus.ts";
import { calibrate } from "./calibrate.ts";
import { trainLinear, type Trained } from "./train-linear.ts";

const cases = readPart("training");
const rows = cases.map((one) => ({ ...one, features: featuresOf(one.text) }));

const kinds = trainLinear(
  rows.map(({ features, kind }) => ({ features, label: KINDS.indexOf(kind) })),
  KINDS.length,
);
/** A language is known by fewer words than a need: every fourth message is enough. */
const languages = trainLinear(
  rows
    .filter((_row, at) => at % 4 === 0)
    .map(({ features, language }) => ({ features, label: LANGUAGE_IDS.indexOf(language) })),
  LANGUAGE_IDS.length,
);

const file: ModelFile = {
  trainedOn: {
    messages: cases.length,
    hands: count(cases),
    digest: createHash("sha256").update(JSON.stringify(cases)).digest("hex"),
  },
  buckets: BUCKETS,
  kinds: write("kinds", kinds, KINDS),
  languages: write("languages", languages, LANGUAGE_IDS),
  thresholds: calibrate(rows),
};
fs.writeFileSync(path.join(MODEL_FOLDER, "model.json"), `${JSON.stringify(file, null, 2)}\n`);
console.log(JSON.stringify(file.thresholds, null, 2));

function write(
  name: string,
  { weights, bias }: Trained,
  labels: readonly string[],
): ModelFile["kinds"] {
  const most = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  const step = most / 63;
  // A weight of one step says next to nothing, and costs as many bytes as one that does.
  const bytes = Int8Array.from(weights, (weight) => {
    const steps = Math.round(weight / step);
    return Math.abs(steps) > 1 ? steps : 0;
  });
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
