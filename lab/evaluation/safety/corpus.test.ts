import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { MODEL_FOLDER, type ModelFile } from "../../../server/safety/model-file.ts";
import { checkMessage } from "../../../server/safety/service.ts";
import { hear } from "./hear.ts";
import { needsHelp } from "../../../server/safety/kinds.ts";
import { digestOf, ordinaryTalks, readPart } from "./corpus.ts";
import { readPlainTalk } from "./plain-talk.ts";

const training = readPart("training");
const cases = readPart("cases");

test("no case was trained on", () => {
  const known = new Set(training.map(({ text }) => text));
  const shared = [...cases, ...readPart("held-out")].filter(({ text }) => known.has(text));
  // Of one word, two hands may well think.
  expect(shared.filter(({ text }) => text.length > 12)).toEqual([]);
});

// It was trained on 53,796 messages of everyday talk besides, which are no longer here (docs/safety.md).
test("the classifier was trained on every training message that is still here", () => {
  const file = path.join(MODEL_FOLDER, "model.json");
  const { trainedOn } = JSON.parse(fs.readFileSync(file, "utf8")) as ModelFile;
  const digest = digestOf([...training, ...readPlainTalk()]);
  expect(trainedOn.digest, "npm run safety:train").toBe(digest);
});

test("weights, features and labels fit each other", () => {
  const size = ["kinds.bin", "languages.bin"].map(
    (name) => fs.statSync(path.join(MODEL_FOLDER, name)).size,
  );
  expect(size.reduce((sum, bytes) => sum + bytes)).toBeLessThan(1_048_576);
});

test("ordinary talk is left alone in every language", () => {
  for (const id of LANGUAGE_IDS) {
    const ordinary = cases.filter(
      ({ language, kind, style }) => language === id && kind === "none" && style === "ordinary",
    );
    const sure = ordinary.filter(({ text }) => hear(text)?.level === "sure");
    expect([id, sure.map(({ text }) => text)]).toEqual([id, []]);
  }
});

test("of those who need help more than half are heard without a model, and nine in ten reach the judge, in every language", () => {
  for (const id of LANGUAGE_IDS) {
    const need = cases.filter(({ language, kind }) => language === id && needsHelp(kind));
    const share = (is: (one: (typeof need)[number]) => boolean) =>
      need.filter(is).length / need.length;
    const heard = share(({ text, before }) => hear(text, before) !== null);
    const reached = share(({ text, before }) => {
      const { plain, doubt } = checkMessage(text, before);
      return plain !== null || doubt !== null;
    });
    expect([id, heard > 0.5, reached > 0.9]).toEqual([id, true, true]);
  }
});

test("a talk about nothing in particular stays one", () => {
  const heard = ordinaryTalks(cases).map((one) => hear(one.text, one.before)?.level);
  const share = (level: string) => heard.filter((one) => one === level).length / heard.length;
  expect(share("sure")).toBeLessThan(0.01);
  expect(share("unsure")).toBeLessThan(0.03);
});

test("a message is judged in well under a millisecond", () => {
  const text =
    "I had a long day at work, my boss was in a mood, and the bus was late again. ".repeat(3);
  const before = [{ role: "user", content: text }] as const;
  hear(text, before);
  const start = performance.now();
  for (let at = 0; at < 200; at += 1) hear(`${text}${at}`, before);
  expect((performance.now() - start) / 200).toBeLessThan(5);
});
