// Finds the marks of all templates in a text, also where they are cut.
import { TEMPLATES, type Template } from "./templates.ts";

/** Tags are read in any case, and with spaces before their last sign. */
const isTag = (mark: string) => /^<\/?[\w:]+>$/.test(mark);
const tidy = (mark: string) => mark.replace(/\s+(?=>?$)/, "").toLowerCase();

function patternOf(marks: readonly string[]): RegExp {
  const patterns = marks
    .toSorted((a, b) => b.length - a.length)
    .map((mark) => {
      const exact = mark.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
      if (!isTag(mark)) return exact;
      const inAnyCase = exact.replaceAll(/[a-z]/g, (sign) => `[${sign}${sign.toUpperCase()}]`);
      return `${inAnyCase.slice(0, -1)}\\s{0,8}>`;
    });
  return new RegExp(patterns.join("|"), "g");
}

/** The effect of a mark. `close` finds the end of what it hides. */
export type Meaning =
  | { kind: "open"; isThought: boolean; close: RegExp }
  | { kind: "close"; isThought: boolean }
  | { kind: "answer"; close: string }
  | { kind: "head" | "end" | "header" | "message" };

const all = <Of>(of: (template: Template) => readonly Of[] | undefined) =>
  TEMPLATES.flatMap((template) => of(template) ?? []);
const THOUGHTS = all(({ thoughts }) => thoughts);
/** Any family's mark ends a thought: models mix them up. */
export const THOUGHT_END = patternOf(THOUGHTS.map(([, close]) => close));

const MEANINGS = new Map<string, Meaning>([
  ...all(({ ends }) => ends).map((mark) => [mark, { kind: "end" }] as const),
  ...all(({ heads }) => heads).map((mark) => [mark, { kind: "head" }] as const),
  ...all(({ answers }) => answers).flatMap(([open, close]) => [
    [open, { kind: "answer", close }] as const,
    [close, { kind: "answer", close }] as const,
  ]),
  ...all(({ tools }) => tools).flatMap(([open, close]) => [
    [open, { kind: "open", isThought: false, close: patternOf([close]) }] as const,
    // A fence closes what else stands in one.
    ...(close === "```" ? [] : [[close, { kind: "close", isThought: false }] as const]),
  ]),
  ...THOUGHTS.flatMap(([open, close]) => [
    [open, { kind: "open", isThought: true, close: THOUGHT_END }] as const,
    [close, { kind: "close", isThought: true }] as const,
  ]),
  ["<|start|>", { kind: "header" }],
  ["<|channel|>", { kind: "header" }],
  ["<|message|>", { kind: "message" }],
]);

export const MARKS: readonly string[] = [...MEANINGS.keys()];
const TIDY = new Map([...MEANINGS].map(([mark, meaning]) => [tidy(mark), meaning]));
export const meaningOf = (mark: string): Meaning => (MEANINGS.get(mark) ?? TIDY.get(tidy(mark)))!;

export const ANY_MARK = patternOf(MARKS);
/** Every mark begins with one of these signs. */
export const FIRST_SIGN = /[<[`\u25c1]/;
export const LONGEST_MARK = 64;

/** All proper beginnings of the marks. */
const beginningsOf = (marks: readonly string[]) =>
  new Set(marks.flatMap((mark) => Array.from(mark, (_, end) => mark.slice(0, end))));
const BEGINNINGS = beginningsOf(MARKS);
const TAG_BEGINNINGS = beginningsOf(MARKS.filter(isTag));

/** The text may become a mark, or a longer one, with the next piece. */
export const mayBecomeMark = (text: string): boolean =>
  BEGINNINGS.has(text) || (/\w\s{0,8}$/.test(text) && TAG_BEGINNINGS.has(tidy(text)));
