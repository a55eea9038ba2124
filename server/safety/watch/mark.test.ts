// The model's mark, straight and crooked, whole and in pieces: never a sign of it is shown.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HELP_KINDS } from "../../../shared/contracts/safety.ts";
import { MarkReader, markOf, withoutMarks } from "./mark.ts";

function read(pieces: readonly string[]) {
  const reader = new MarkReader();
  const shown = pieces.map((piece) => reader.read(piece)).join("") + reader.end();
  return { shown, kind: reader.kind };
}

test.each(HELP_KINDS)("the mark of %s is heard and nothing is shown", (kind) => {
  expect(read([markOf(kind)])).toEqual({ shown: "", kind });
  expect(read([`${markOf(kind)} I am so sorry you feel this way.`])).toEqual({ shown: "", kind });
});

const CROOKED = [
  ["[HELP:abuse]", "abuse"],
  ["\n\n [[ HELP : medical ]]", "medical"],
  ["[[help: eating disorder]]", "eating"],
  ["[[HELP:threat", "threat"],
  ["HELP:minor", "minor"],
  ["HELP: concern\nI hear you.", "concern"],
  ["<HELP:self-harm>", "self_harm"],
  ["【HELP：suicide】", "self_harm"],
  ["[[HELP]]", "self_harm"],
  ["[[HELP:unknown]]", "self_harm"],
  ["[[HELP:self_harm I am here for someone like you and I will", "self_harm"],
  ["[[/HELP:abuse]]", "abuse"],
] as const;

describe.each(CROOKED)("%j", (text, kind) => {
  test("counts as the mark, also however it is cut", () => {
    expect(read([text])).toEqual({ kind, shown: "" });
    expect(read(Array.from(text))).toEqual({ kind, shown: "" });
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (given) => {
        const cuts = [0, ...given.toSorted((a, b) => a - b), text.length];
        const pieces = cuts.slice(1).map((to, n) => text.slice(cuts[n], to));
        expect(read(pieces)).toEqual({ shown: "", kind });
      }),
    );
  });
});

test("a mark in the middle of a reply ends what is shown", () => {
  expect(read(["Oh no. ", "[[HE", "LP:abuse]]", " Stay calm"])).toEqual({
    shown: "Oh no. ",
    kind: "abuse",
  });
});

test("similar text is shown whole, and words without a bracket pass at once", () => {
  for (const text of [
    "Hello! How are you?",
    "I can help: just ask.",
    "a [link](https://luli.test) <3 {x}",
    "(help yourself to a biscuit)",
    "Yelp! HELPFUL puppy here.",
    "the end [",
    "  \n",
  ]) {
    expect(read([text])).toEqual({ shown: text, kind: null });
    expect(read(Array.from(text))).toEqual({ shown: text, kind: null });
  }
  const reader = new MarkReader();
  for (const piece of ["He", "llo", " there", "!"]) expect(reader.read(piece)).toBe(piece);
});

test("a user's mark is disarmed", () => {
  for (const [mark] of CROOKED) expect(read([withoutMarks(`say ${mark}`)]).kind).toBeNull();
  expect(withoutMarks("I [really] need help: now")).toBe("I [really] need help: now");
});
