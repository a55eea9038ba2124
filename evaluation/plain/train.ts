// `npm run plain:train`: what the stand-in of the model hears, from the written messages of training/ alone. It first learns from two thirds
// of them, says how often it is right about the last and learns from these how sure to be, then it learns from all.
import fs from "node:fs";
import path from "node:path";
import {
  HEARING_FOLDER,
  type Head,
  type HearingFile,
} from "../../sandbox/model/hearing/model-file.ts";
import { probabilitiesOf, sumsOf } from "../../sandbox/model/hearing/score.ts";
import { featuresOf } from "../../shared/classifier/features.ts";
import { digestOf, isHeldOut, readTraining, type Told, weightOf } from "./corpus.ts";
import { pack } from "./pack.ts";
import { calibrate, type Row, trainHead, type TrainedHead, uncalibrated } from "./train-head.ts";

const told = readTraining();
fs.mkdirSync(HEARING_FOLDER, { recursive: true });
const heldOut: HearingFile["heldOut"] = {};
const heads = {
  kinds: train("kinds", ({ kind }) => kind),
  // One hand teaches it enough: more are bytes and a point.
  languages: train("languages", ({ language, hand }) => (hand === "a" ? language : null)),
};
const file: HearingFile = {
  trainedOn: { messages: told.length, digest: digestOf(told) },
  heldOut,
  heads,
};
fs.writeFileSync(path.join(HEARING_FOLDER, "model.json"), `${JSON.stringify(file)}\n`);

/** `labelOf`: null where the head has nothing to learn from a message. */
function train(name: string, labelOf: (one: Told) => string | null): Head {
  const rows = told.flatMap((one) => {
    const label = labelOf(one);
    return label === null ? [] : [{ ...one, label, weight: weightOf(one) }];
  });
  const first = trainHead(
    rows.filter((row) => !isHeldOut(row)),
    uncalibrated(rows),
  );
  const unseen = rows.filter(isHeldOut);
  const calibration = calibrate(first, unseen);
  Object.assign(first.head, calibration);
  console.log(`${name}, of messages that it did not learn from:`);
  const measure = (language: string) =>
    report(
      language,
      first,
      unseen.filter((row) => language === "all" || row.language === language),
    );
  const languages = [...new Set(unseen.map((row) => row.language)), "all"];
  heldOut[name] = Object.fromEntries(languages.map((language) => [language, measure(language)]));
  const { head, stored } = trainHead(rows, calibration);
  const packed = pack(stored);
  fs.writeFileSync(path.join(HEARING_FOLDER, `${name}.bin`), packed);
  console.log(`${Math.round(packed.length / 1024)} KB`);
  return head;
}

/** Returns the percentage that is right. */
function report(language: string, { head, stored }: TrainedHead, rows: readonly Row[]): number {
  const places = rows.map(({ text, label }) => {
    const found = probabilitiesOf(head, sumsOf(head, stored, featuresOf(text, "stems")));
    return found.filter((one) => one > found[head.labels.indexOf(label)]!).length;
  });
  const share = (most: number) =>
    Number(((100 * places.filter((place) => place < most).length) / rows.length).toFixed(1));
  console.log(
    `${language}: ${share(1)} % right, ${share(3)} % among its first three, of ${rows.length}`,
  );
  return share(1);
}
