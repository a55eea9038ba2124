import { expect, test } from "vitest";
import { threadMs } from "../../testing/thread-time.ts";
import { hearRequest } from "./hear-request.ts";

test.each([
  ["oh and don't forget my flight's on Friday", "remember", "my flight's on Friday"],
  ["Hmm. Forget that I told you where the ring is, please", "forget", "where the ring is"],
  ["mist. vergiss bitte das mit dem geschenk, ja?", "forget", "dem geschenk, ja?"],
  ["覚えておいてね。来月引っ越すの", "remember", "来月引っ越すの"],
])("%s", (message, ask, words) => {
  expect(hearRequest(message)).toEqual({ ask, words });
});

test.each([
  "I forgot my keys",
  "I won't forget you",
  "te acuerdas de mí?",
  "forget about it!",
  "remember?",
])("%s asks nothing of the memory", (message) => {
  expect(hearRequest(message)).toBeNull();
});

test("nobody is kept waiting by a long message", () => {
  const took = threadMs(() => {
    for (const piece of ["please remember ", "vergiss ", "覚えて", "and "])
      hearRequest(piece.repeat(4_000 / piece.length));
  });
  expect(took).toBeLessThan(500);
});
