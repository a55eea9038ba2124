// A reply loses the thoughts of a model.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MEANT_CASES } from "../../chat/model/wire/meant.cases.ts";
import { ENDS, FRAMES, LOOPS, THOUGHTS } from "../../chat/model/wire/said.cases.ts";
import { MARKS } from "./marks.ts";
import { VisibleText } from "./visible-text.ts";

/** Of HTML and of answers in tags, which mean nothing where no thought went before. */
const IN_PLACE = new Set(["<s>", "<answer>", "</answer>", "<response>", "</response>"]);

function hear(pieces: string[]): string {
  const filter = new VisibleText();
  return pieces.map((piece) => filter.pass(piece)).join("") + filter.end();
}

const CASES = [
  ["at the start", "<think>The user says hello.</think>\n\nWoof!", "Woof!"],
  ["in the middle", "Hello! <think>now what?</think> I am here.", "Hello! I am here."],
  ["at the end", "Woof!<think>was that it?</think>", "Woof!"],
  ["more than once", "<think>a</think>\nb <thinking>c</thinking> d<Thought>e</Thought> f", "b d f"],
  ["that never ends", "Woof! <think>hm, and then", "Woof! "],
  ["alone", "<think>I cannot", ""],
  ["that ends where it never began", "Woof!</think> Hello", "Woof! Hello"],
  ["that is empty", "<think>\n\n</think>\n\nWoof!", "Woof!"],
] as const;

describe.each(CASES)("a thought %s", (_, text, said) => {
  test("the thought is left out, whole or in single characters", () => {
    expect(hear([text])).toBe(said);
    expect(hear(Array.from(text))).toBe(said);
  });

  test("the thought is left out however it is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (given) => {
        const cuts = [0, ...given.toSorted((a, b) => a - b), text.length];
        expect(hear(cuts.slice(1).map((to, n) => text.slice(cuts[n], to)))).toBe(said);
      }),
    );
  });
});

test("the mark of an end is no word of a reply, and none of a thought's", () => {
  for (const mark of [
    "<\uff5cend\u2581of\u2581sentence\uff5c>",
    "<|im_end|>",
    "<|eot_id|>",
    "<end_of_turn>",
  ])
    for (const text of [
      `Woof! I am here.${mark}`,
      `<think>Hm${mark}</think>Woof! I am here.${mark}`,
    ]) {
      expect(hear([text])).toBe("Woof! I am here.");
      expect(hear(Array.from(text))).toBe("Woof! I am here.");
    }
});

test("a lookalike of a tag is said, and nothing is lost at the end", () => {
  for (const text of [
    "1 < 2",
    "I <3 you",
    "a <thin line",
    "<b>bold</b>",
    "over </thi",
    "<|im_",
    "  woof <",
  ])
    expect(hear(Array.from(text))).toBe(text);
});

test("a piece without a tag passes at once, as it is", () => {
  const filter = new VisibleText();
  expect(["  Wo", "of! ", " Hi"].map((piece) => filter.pass(piece))).toEqual([
    "  Wo",
    "of! ",
    " Hi",
  ]);
});

test("no text without tags is changed", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (pieces) => {
      fc.pre(!/<\/?th/i.test(pieces.join("")));
      expect(hear(pieces)).toBe(pieces.join(""));
    }),
  );
});

test("an opened thought is left out up to its end, and a text without one is not", () => {
  const open = (text: string) => {
    const filter = new VisibleText(true);
    return Array.from(text, (piece) => filter.pass(piece)).join("") + filter.end();
  };
  expect(open("Hm, a user.\n</think>\n\nWoof! <3")).toBe("Woof! <3");
  expect(open("<think>Hm</think> Woof!")).toBe("Woof!");
  expect(open("Woof! I am here.")).toBe("Woof! I am here.");
  const cut = new VisibleText(true);
  expect(cut.pass("Hm, a us") + cut.end(true)).toBe("");
});

describe("the cases of servers", () => {
  const texts = [...THOUGHTS, ...ENDS, ...FRAMES, ...LOOPS, ...MEANT_CASES].map(({ text }) => text);

  test("say the same however the text is cut", () => {
    for (const text of texts) {
      const whole = hear([text]);
      expect(hear(Array.from(text))).toBe(whole);
      fc.assert(
        fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (given) => {
          const cuts = [0, ...given.toSorted((a, b) => a - b), text.length];
          expect(hear(cuts.slice(1).map((to, n) => text.slice(cuts[n], to)))).toBe(whole);
        }),
        { numRuns: 20 },
      );
    }
  });

  test("leave what was meant as it is", () => {
    for (const { want } of MEANT_CASES) expect(hear(Array.from(want!))).toBe(want);
  });
});

test("every mark of the table is left out, with the thought or the call that it begins", () => {
  for (const mark of MARKS) {
    const said = hear(Array.from(`Woof!${mark}`));
    expect([mark, said]).toEqual([mark, IN_PLACE.has(mark) ? `Woof!${mark}` : "Woof!"]);
  }
});
