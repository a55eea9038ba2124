// What no conversation, however long and odd, may ever bring out of Luli.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { talk } from "../testing.ts";
import { opening } from "./compose.ts";
import { VARIANTS } from "./context.ts";
import {
  emojiOf,
  FORBIDDEN,
  GRAVE,
  isGrave,
  LOW,
  sentencesOf,
  SMALL_TALK,
} from "../../testing/brain.ts";

const MOODS = [
  "Happy & Playful",
  "Gentle & Caring",
  "Proud & Sparkly",
  "Excited & Zoomy",
  "Sleepy & Snuggly",
  "Calm & Cozy",
];

/** A crisis needs more words; Spanish hellos come in short ones. */
function mostSentences(said: string): number {
  if (isGrave(said)) return 8;
  return said.includes("\u00a1") ? 4 : 3;
}

function expectLuli(said: string, before: string[], asked: string): void {
  const context = `${asked} -> ${said}`;
  expect(said.match(/\*[^*]+\*/g)?.length ?? 0, context).toBeLessThanOrEqual(1);
  expect(emojiOf(said).length, context).toBeLessThanOrEqual(1);
  expect(said.match(/[?\uff1f]/g)?.length ?? 0, context).toBeLessThanOrEqual(1);
  expect(said, context).not.toMatch(/[{}]|undefined|null/);
  expect(said, context).not.toMatch(FORBIDDEN);
  expect(said.split(/\s+/).length, context).toBeLessThanOrEqual(120);
  expect(sentencesOf(said).length, context).toBeLessThanOrEqual(mostSentences(said));
  const last = new Set(sentencesOf(before.at(-1) ?? ""));
  expect(
    sentencesOf(said).filter((sentence) => last.has(sentence)),
    context,
  ).toEqual([]);
}

describe("two hundred turns", () => {
  const anyMessage = fc.constantFrom(...SMALL_TALK, ...SMALL_TALK, ...LOW, ...GRAVE);

  test("of anything keep every rule of a reply, and no line comes twice running", () => {
    const conversation = fc.tuple(
      fc.array(anyMessage, { minLength: 200, maxLength: 200 }),
      fc.constantFrom(...VARIANTS),
      fc.constantFrom(...MOODS),
    );
    fc.assert(
      fc.property(conversation, ([lines, variant, mood]) => {
        const said = talk(lines, `Variant: ${variant}\nMood: ${mood}\nUser's name: Maya`);
        for (const [at, answer] of said.entries())
          expectLuli(answer, said.slice(0, at), lines[at] ?? "");
      }),
      { numRuns: 5 },
    );
  });

  test.each([...SMALL_TALK, ...LOW, ...GRAVE])(
    "of nothing but %j never bring the same line twice running",
    (line) => {
      const said = talk(Array.from({ length: 24 }, () => line));
      for (const [at, answer] of said.entries()) expectLuli(answer, said.slice(0, at), line);
    },
  );

  test("begin differently from one reply to the next", () => {
    const said = talk(SMALL_TALK, "Variant: original");
    const starts = said.map(opening);
    expect(starts.filter((start, at) => at > 0 && start === starts[at - 1])).toEqual([]);
  });
});
