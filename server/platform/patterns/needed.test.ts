// A pattern that matches holds one of the pieces that are said to be needed for it.
import { expect, test } from "vitest";
import { folded, neededFor } from "./needed.ts";

test.each<[RegExp, readonly string[] | null]>([
  [/hurt/u, ["hurt"]],
  [/\b(?:hurt|harm)ing me\b/u, ["rting me", "rming me"]],
  [/\bhim(?:self)?\b/u, ["him"]],
  [/(?:\w+ ){0,3}hits me/u, ["hits me"]],
  [/kill?(?:ing)? my ?self(?! at)/u, ["l myself", " my self", "g myself"]],
  [/(?<!not )die+ now|^[^a-z]*dead$/u, [" now", "dead"]],
  [/d[iy]e\.|死にたい/u, ["die.", "dye.", "死にたい"]],
  [/a[0-9]b|(hurt)\1/u, ["a", "hurt"]],
  [/Forget the (?<what>\S+)|OLVIDA/iu, ["get the ", "olvida"]],
  [/(?:sad)?\s*/u, null],
  [/(?:sad|\d+)/iu, null],
])("%s", (pattern, pieces) => {
  expect(neededFor(pattern)).toEqual(pieces);
});

test("an unsupported pattern is refused", () => {
  expect(() => neededFor(/(?i:hurt)/u)).toThrow("Not understood");
});

test("folding maps every letter that a case-insensitive pattern accepts", () => {
  const letters = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœß忘覚ぁア";
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).join("");
  for (const letter of letters) {
    const taken = all.match(new RegExp(letter, "giu"))!;
    expect(taken.map(folded)).toEqual(taken.map(() => letter));
  }
});
