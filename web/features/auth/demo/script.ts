// What Luli says to a visitor: the words have the answers, and by which words of a message they are found.
import type { authWords } from "../words.tsx";

type DemoWords = typeof authWords.texts.demo;
export type Line = keyof DemoWords["lines"];

/** In the order they are offered. */
export const LINES: readonly Line[] = ["who", "nice", "hard", "together", "remember"];
/** What weighs more is heard first: "Hi, I had a hard day". */
const HEARD: readonly Line[] = ["hard", "remember", "who", "together", "nice"];

export type Said = {
  line: Line | null;
  ask: string;
  answer: string;
  /** Beside the answer: whom to call, or the question whether they want to know. */
  help: "card" | "offer" | null;
};

/** To what is offered. */
export const sayLine = ({ lines }: DemoWords, line: Line): Said => ({
  line,
  ...lines[line],
  help: null,
});

/** To what was typed. Nothing is answered twice in the same words as long as there are others. */
export function answerTo(
  { lines, hello, others }: DemoWords,
  ask: string,
  { isSad, said }: { isSad: boolean; said: readonly Said[] },
): Omit<Said, "help"> {
  const isNew = ({ answer }: { answer: string }) => said.every((each) => each.answer !== answer);
  const line = HEARD.find((each) => isHeard(lines[each].heard, ask) && isNew(lines[each]));
  if (line || isSad) return { line: line ?? "hard", ask, answer: lines[line ?? "hard"].answer };
  if (isHeard(hello.heard, ask) && isNew(hello)) return { line: null, ask, answer: hello.answer };
  const unheard = [others.first, others.second, others.third];
  const answer = unheard.find((each) => isNew({ answer: each })) ?? others.first;
  return { line: null, ask, answer };
}

const isHeard = (heard: string, text: string) => new RegExp(heard, "iu").test(text);
