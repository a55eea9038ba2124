import { useWords } from "../../../lib/words/words.ts";
import { helpWords } from "../help/words.ts";
import { Question } from "./question.tsx";
import { asideWords } from "./words.ts";

/** The question of the help card, and its answers. They are said in the chat, where Luli hears them as if they were typed: a yes ends the crisis. */
export const SafetyChips = ({ onSay }: { onSay: (message: string) => void }) => {
  const { safety } = useWords(asideWords);
  const { question } = useWords(helpWords);
  return (
    <Question
      words={question}
      onYes={() => onSay(safety.yes)}
      onNo={() => onSay(safety.no)}
      isNoEqual
    />
  );
};
