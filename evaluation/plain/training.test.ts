import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listen } from "../../sandbox/model/hearing/listen.ts";
import { HEARING_FOLDER, type HearingFile } from "../../sandbox/model/hearing/model-file.ts";
import { threadMs } from "../../server/testing/thread-time.ts";
import { digestOf, readTraining } from "./corpus.ts";

const readJson = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(HEARING_FOLDER, name), "utf8")) as HearingFile;

test("the hearing was trained on what is written here", () => {
  const { trainedOn } = readJson("model.json");
  expect(trainedOn.digest, "npm run plain:train").toBe(digestOf(readTraining()));
});

test("every message has one kind, and a line of two cells", () => {
  for (const { kind, text, language, hand } of readTraining()) {
    expect(kind, `${language}-${hand} ${text}`).toMatch(/^[a-z-]+$/);
    expect(text.trim(), `${language}-${hand} ${kind}`).toMatch(/^[^\t]+$/);
  }
});

test("of what it had not learned from it was right in more than 56 of 100, in every language", () => {
  const { kinds = {} } = readJson("model.json").heldOut;
  expect(Object.keys(kinds)).toHaveLength(7);
  for (const [language, right] of Object.entries(kinds))
    expect(right, language).toBeGreaterThan(56);
});

test("which language a message is in it says rightly of more than 93 in 100, in each", () => {
  const { languages = {} } = readJson("model.json").heldOut;
  expect(Object.keys(languages)).toHaveLength(7);
  for (const [language, right] of Object.entries(languages))
    expect(right, language).toBeGreaterThan(93);
});

test("its weights stay small", () => {
  const sizes = Object.keys(readJson("model.json").heads).map(
    (name) => fs.statSync(path.join(HEARING_FOLDER, `${name}.bin`)).size,
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_100_000);
});

test("probabilities add up, and a message is heard in well under a millisecond", () => {
  const text = "I had a long day at work, my boss was in a mood, and the bus was late again. ";
  const sum = [...listen("kinds", text).values()].reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(1);
  const times = 200;
  const took = threadMs(() => {
    for (let at = 0; at < times; at += 1) listen("kinds", `${text}${at}`);
  });
  expect(took / times).toBeLessThan(1);
});
