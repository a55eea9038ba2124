// An event that is not parsed again reads as if it were.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { FAMILIES } from "../../../sandbox/model/families/all.ts";
import { USAGE } from "../../../sandbox/model/families/family.ts";
import { ModelLines } from "./lines.ts";

/** Reads events twice: in one reply, and each by a parser that has seen no other event. */
function readBoth(events: readonly string[]) {
  const lines = new ModelLines();
  const pieces = events.map((event) => Buffer.from(event));
  return [
    pieces.map((piece) => lines.read(piece)),
    pieces.map((piece) => new ModelLines().read(piece)),
  ];
}

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
const said = (content: string, more: object = {}, choice: object = {}) =>
  event({ id: "a", model: "m", choices: [{ index: 0, delta: { content }, ...choice }], ...more });

test("however the events of a reply differ, each is read as if it were the first", () => {
  const words = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("m", "a", "content", " \\", '"', "\n", "\u0085", "犬", "?", "m?"),
  );
  const piece = fc.oneof(
    { weight: 4, arbitrary: words.map((text) => said(text)) },
    fc.tuple(words, words).map(([text, id]) => said(text, { id })),
    words.map((text) => said(text, { luli: { type: "end" } })),
    words.map((text) => said(text, { usage: { prompt_tokens: 1, completion_tokens: 2 } })),
    fc.tuple(words, words).map(([text, reason]) => said(text, {}, { finish_reason: reason })),
    fc.tuple(words, words).map(([text, error]) => said(text, { error })),
    // The last of two fields of one name counts.
    words.map((text) => `data: {"choices":[{"delta":{"content":"a","content":"${text}"}}]}\n\n`),
    words.map((text) => said(text).replace("\n\n", "\r\n\r\n")),
    words.map((text) => said(text).replace("\n\n", "\n\n: ping\n\n")),
    fc.tuple(words, words).map(([first, second]) => said(first) + said(second)),
  );
  fc.assert(
    fc.property(fc.array(piece), (events) => {
      const [inTurn, alone] = readBoth(events);
      expect(inTurn).toEqual(alone);
    }),
  );
});

test.each(FAMILIES.map((family) => [family.name, family] as const))(
  "the wire of %s is read as if each event were the first",
  (_, family) => {
    const words = ["Woof! ", "I", " am", " here", ", ", "\u00fcber", " \u72ac", ".\n", " Bye"];
    for (const thought of ["", "Let me think."]) {
      const [inTurn, alone] = readBoth(
        family.stream({ thought, words, finish: "stop", usage: USAGE }),
      );
      expect(inTurn).toEqual(alone);
    }
  },
);

test("words alone are parsed at the first of them, and where something new stands around them", () => {
  const parse = vi.spyOn(JSON, "parse");
  const parsed = (events: readonly string[]) => {
    const before = parse.mock.calls.length;
    readBoth(events);
    // Fresh parsers parse every event twice: once to read it and once to learn.
    return parse.mock.calls.length - before - 2 * events.length;
  };
  const [one, two] = [said(" one"), said(" two")];
  expect(parsed([one, two, one, two, one])).toBe(2);
  expect(parsed([one, two, said(" three", { id: "b" }), two])).toBe(6);
  // A number of its own in each event: it is learnt in vain three times and no more.
  const unlike = Array.from({ length: 9 }, (_, n) => said(" one", { obfuscation: n }));
  expect(parsed(unlike)).toBe(9 + 3);
  parse.mockRestore();
});
