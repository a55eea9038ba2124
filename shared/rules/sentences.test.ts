import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["Ich hab am 12. Dezember ein Gespräch. Wünsch mir Glück!", 2],
  ["Meine 2. Prüfung ist am 3. 5. um 9.30 Uhr.", 1],
  ["Ich bin 30. Heute wird gefeiert.", 2],
  ["Dr. Krause sagt, z. B. Tee hilft. Mal sehen.", 2],
  ["I live in St. Louis. Mr. Smith is my boss! Is he nice? Sort of...", 4],
  ["la Sra. Gómez vive aquí. ¿Y tú?", 2],
  ["それ は。いい！ 「うん。」って", 3],
  ["No. Not now.", 2],
  ["one line\nno end", 1],
  ["  ", 0],
])("%s: %i", (text, count) => {
  const sentences = sentencesOf(text);
  expect(sentences).toHaveLength(count);
  expect(sentences.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
});

test("however long a text without an end is, it is read at once", () => {
  for (const piece of ["am 1", ". ", "z. ", "3.", "。", '."']) {
    const before = performance.now();
    sentencesOf(piece.repeat(10_000));
    expect(performance.now() - before, piece).toBeLessThan(500);
  }
});
