// What looks like a mark, a frame or a loop, and was meant.
import type { WireCase } from "../../../testing/chat/wire-case.ts";

const MEANT = [
  "I typed <3, and 1 < 2, a < b, x[THINKING], [INSTALL] and <thin line.",
  "In HTML you write <b>bold</b>, <s>old</s> and <em>new</em>.",
  "Write `<think>` before and `</think>` after it.",
  "Some write \u201c<thought>\u201d, \"<reasoning>\" or '[THINK]'.",
  "Here is one:\n```html\n<thinking>\n  <s>a</s>\n</thinking>\n```\nDo you like it?",
  "Here is one:\n```yaml\nUser: Maya\nHuman: yes\n```\nDo you like it?",
  "Ask the User: they know. Then the Human: too.",
  "My list:\n- User: one\n- Human rights\n\nUsers like it.",
  "An assistant helps.\n\nThat is all.",
  "Here is my idea: a walk. Here is my thought: tea.",
  "analysis is a long word, thought by thought.",
  "Luli loves you! Luli: that is my name.",
  "Ha ha ha ha ha ha! Woof woof woof woof woof woof woof!",
  "| a | b |\n|---|---|\n| 1 | 1 |\n| 1 | 1 |\n| 1 | 1 |",
  "Generics are Array<string>, Map<end, user> and vector<int>.",
  "F# has a <| b and b |> c, and Elm has both.",
  "An <answer> and a <response> are tags like others.",
  "Woof! \u{1f436}\u{1f436}\u{1f436} *wags tail* **Luli** says hi",
] as const;

export const MEANT_CASES: readonly WireCase[] = [
  ...MEANT.map((text) => ({
    name: text.slice(0, 40).replaceAll("\n", " "),
    report: "lmstudio-ai/lmstudio-bug-tracker#1602 and ordinary talk",
    text,
    want: text,
  })),
  {
    name: "a word as often as it was asked for",
    report: "ordinary talk",
    message: "say woof twelve times",
    text: `${"woof ".repeat(12)}!`,
    want: `${"woof ".repeat(12)}!`,
  },
  {
    name: "a dialogue that was asked for",
    report: "ordinary talk",
    message: "write me a dialogue",
    text: "Here:\n\nUser: hi\nLuli: woof",
    want: "Here:\n\nUser: hi\nLuli: woof",
  },
];
