// The frame removes names and invented turns around a reply, however it is cut.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Frame } from "./frame.ts";
import { MEANT_CASES } from "./wire/meant.cases.ts";
import { FRAMES } from "./wire/said.cases.ts";

function hear(pieces: readonly string[], message = "hello"): string {
  const frame = new Frame(["Luli", "Moppel"], message);
  return pieces.map((piece) => frame.pass(piece)).join("") + frame.end();
}

const cutAt = (text: string, places: readonly number[]) => {
  const cuts = [0, ...places.toSorted((a, b) => a - b), text.length];
  return cuts.slice(1).map((to, n) => text.slice(cuts[n], to));
};

test("a reply says the same however it is cut", () => {
  for (const { text, message } of [...FRAMES, ...MEANT_CASES]) {
    const whole = hear([text], message);
    expect(hear(Array.from(text), message)).toBe(whole);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 9 }), (places) => {
        expect(hear(cutAt(text, places), message)).toBe(whole);
      }),
      { numRuns: 50 },
    );
  }
});

test.each([
  ["Luli: Woof!", "Woof!"],
  ["**Luli:** Woof!", "Woof!"],
  ["**Moppel**: Woof!", "Woof!"],
  ["Luli : Ouaf !", "Ouaf !"],
  ["ルリ：わん", "ルリ：わん"],
  ["AI: Woof!\nHuman: and?", "Woof!"],
  ["Woof!\n\n**User:** and?", "Woof!"],
  ["Woof!\n### Human: and?", "Woof!"],
  ["わん！\nユーザー：元気？", "わん！"],
  ["Woof!assistant\n\nMore.", "Woof!"],
  ["User: hi\nLuli: woof\nUser: bye", "User: hi\nLuli: woof\nUser: bye"],
  ["An idea:\nUser groups: three.", "An idea:\nUser groups: three."],
  ["Woof!\n\n", "Woof!"],
])("of %j is read %j", (text, read) => {
  expect(hear(Array.from(text))).toBe(read);
  expect(hear([text])).toBe(read);
});

test("a piece in the middle of a line passes at once", () => {
  const frame = new Frame(["Luli"], "hello");
  expect(["Wo", "of! ", "Luli: ", "a"].map((piece) => frame.pass(piece))).toEqual([
    "Wo",
    "of! ",
    "Luli: ",
    "a",
  ]);
});
