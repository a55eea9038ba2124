// How well the script tells what is told from what is asked for. Of every third message only the totals were seen while it was written.
import { describe, expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import * as asks from "../../sandbox/model/memory/asks.ts";
import { takeNotes } from "../../sandbox/model/memory/notes.ts";
import { isHeldOut, type Life, readLives } from "./read.ts";

const lives = readLives();
const isAsking = ({ text }: Life) =>
  asks.isAsking(text) || asks.mayAsk(text) || asks.RECALLS.test(text);
const share = (all: Life[], is: (one: Life) => boolean) => all.filter(is).length / all.length;

test("99 topics, told and asked twelve times in each language", () => {
  expect(lives).toHaveLength(99 * 24 * LANGUAGE_IDS.length);
  expect(new Set(lives.map(({ topic }) => topic)).size).toBe(99);
});

describe.each(LANGUAGE_IDS)("%s", (id) => {
  const unseen = lives.filter((one) => one.language === id && isHeldOut(one));

  test("what is asked is heard as asked", () => {
    expect(
      share(
        unseen.filter(({ isAsked }) => isAsked),
        isAsking,
      ),
    ).toBeGreaterThan(0.95);
  });

  test("what is told is kept", () => {
    const told = unseen.filter(({ isAsked }) => !isAsked);
    const isLost = ({ text }: Life) => takeNotes([text]).length === 0;
    expect(share(told, isLost)).toBeLessThan(0.025);
  });
});
