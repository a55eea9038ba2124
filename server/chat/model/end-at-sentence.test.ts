// A cut reply ends at its last sentence.
import { expect, test } from "vitest";
import { endAtSentence } from "./end-at-sentence.ts";

test.each([
  ["Woof! I like walks. And then we", "Woof! I like walks."],
  ["I like walks! 🐶 And", "I like walks! 🐶"],
  ['She said "no." But', 'She said "no."'],
  ["I am so glad to see you. *wags tail* and", "I am so glad to see you. *wags tail*"],
  ["ワンワン！元気だよ。それから", "ワンワン！元気だよ。"],
  ["It costs 3.50 in the", "It costs 3.50 in the…"],
  ["No. But this went on and on without an end", "No. But this went on and on without an end…"],
  ["It is whole.", "It is whole."],
  ["It is whole.\n", "It is whole."],
])("%j ends as %j", (text, ended) => {
  expect(endAtSentence(text)).toBe(ended);
});
