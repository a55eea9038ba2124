import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { checkMessage } from "../../../server/safety/service.ts";
import { threadMs } from "../../../server/testing/thread-time.ts";
import { hear } from "./hear.ts";
import { needsHelp } from "../../../server/safety/kinds.ts";
import { ordinaryTalks, readPart } from "./corpus.ts";

const training = readPart("training");
const cases = readPart("cases");

test("no case was trained on", () => {
  const known = new Set(training.map(({ text }) => text));
  const shared = [...cases, ...readPart("held-out")].filter(({ text }) => known.has(text));
  // Of one word, two hands may well think.
  expect(shared.filter(({ text }) => text.length > 12)).toEqual([]);
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

test("a message takes less than 5 ms of the processor to judge", () => {
  const text =
    "I had a long day at work, my boss was in a mood, and the bus was late again. ".repeat(3);
  const before = [{ role: "user", content: text }] as const;
  const took = threadMs(() => {
    for (let at = 0; at < 200; at += 1) hear(`${text}${at}`, before);
  });
  expect(took / 200).toBeLessThan(5);
});
