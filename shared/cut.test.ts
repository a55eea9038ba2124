// Texts are cut between what a person sees as one character.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cut } from "./cut.ts";

/** Each of these looks like one character. */
const SEEN = [
  ..."a ü犬🐶",
  "\r\n",
  "👍🏽",
  "❤️",
  "1️⃣",
  "🇩🇪",
  "🇫🇷",
  "👨‍👩‍👧‍👦",
  "👩🏻‍❤️‍💋‍👨🏿",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "e\u0301\u0323",
  "क्षि",
  "각",
];
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Reference implementation: segments the whole text, however long. */
function slowly(text: string, length: number): string {
  let kept = "";
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}

test("all that is seen here is one character each", () => {
  for (const seen of SEEN) expect([seen, [...segmenter.segment(seen)].length]).toEqual([seen, 1]);
});

test("a text is kept up to the last whole character that fits", () => {
  const texts = fc.array(fc.constantFrom(...SEEN), { maxLength: 80 });
  fc.assert(
    fc.property(texts, fc.nat(400), (seen, length) => {
      const text = seen.join("");
      expect(cut(text, length)).toBe(slowly(text, length));
    }),
    { numRuns: 1000 },
  );
});

test("a row of flags stays one of flags, wherever it is cut", () => {
  const flags = "🇩🇪🇫🇷".repeat(50);
  for (const before of ["", "a", "🐶", "x".repeat(41)])
    for (let length = 0; length < 210; length += 1)
      expect(cut(before + flags, length)).toBe(slowly(before + flags, length));
});

test("whatever it is made of, what is kept is a beginning without half a sign", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.nat(200), (text, length) => {
      const kept = cut(text, length);
      expect(text.startsWith(kept)).toBe(true);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(length);
    }),
  );
});

test("a character that is longer than any in use is not kept whole", () => {
  const endless = `a${"\u0301".repeat(5_000)}`;
  expect(cut(endless, 300)).toBe(endless.slice(0, 300));
  const kept = cut(`👨${"\u200d👨".repeat(100)}`, 200);
  expect(kept.isWellFormed()).toBe(true);
  expect(kept.length).toBeGreaterThan(150);
});
