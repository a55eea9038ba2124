// The script of the demo: finds the answer to a visitor's message by its words.
import type { authWords } from "../words.tsx";

type DemoWords = typeof authWords.texts.demo;
export type Line = keyof DemoWords["lines"];

/** The lines in the order in which they are offered. */
export const LINES: readonly Line[] = ["who", "nice", "hard", "together", "remember"];
/** The lines by weight, heaviest first: "Hi, I had a hard day" is about the hard day. */
const HEARD: readonly Line[] = ["hard", "remember", "who", "together", "nice"];

export type Answer = {
  line: Line | null;
  ask: string;
  answer: string;
  /** The help beside the answer: the card, or the question whether they want to see it. */
  help: "card" | "offer" | null;
};

/** Answers an offered line. */
export const sayLine = ({ lines }: DemoWords, line: Line): Answer => ({
  line,
  ...lines[line],
  help: null,
});

/** Answers a typed message. The same answer is repeated only when there is no other left. */
export function answerTo(
  { lines, hello, others }: DemoWords,
  ask: string,
  { isSad, said }: { isSad: boolean; said: readonly Answer[] },
): Omit<Answer, "help"> {
  const isNew = ({ answer }: { answer: string }) => said.every((each) => each.answer !== answer);
  const line = HEARD.find((each) => isHeard(lines[each].heard, ask) && isNew(lines[each]));
  if (line || isSad) return { line: line ?? "hard", ask, answer: lines[line ?? "hard"].answer };
  if (isHeard(hello.heard, ask) && isNew(hello)) return { line: null, ask, answer: hello.answer };
  const unheard = [others.first, others.second, others.third];
  const answer = unheard.find((each) => isNew({ answer: each })) ?? others.first;
  return { line: null, ask, answer };
}

const isHeard = (heard: string, text: string) => new RegExp(heard, "iu").test(text);
