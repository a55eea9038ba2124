import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { helpWords } from "../help/words.ts";
import { asideWords } from "./words.ts";

/** The question of the help card, and its answers. They are said in the chat, where Luli hears them as if they were typed: a yes ends the crisis. */
export const SafetyChips = ({ onSay }: { onSay: (message: string) => void }) => {
  const { yes, no, safety } = useWords(asideWords);
  const { question } = useWords(helpWords);
  return (
    <div
      role="group"
      aria-label={question}
      className="flex flex-wrap items-center justify-center gap-2 py-2 text-[15px] font-semibold text-ink-2"
    >
      <span aria-hidden>{question}</span>
      <Button kind="soft" size="sm" onClick={() => onSay(safety.yes)}>
        {yes}
      </Button>
      <Button kind="soft" size="sm" onClick={() => onSay(safety.no)}>
        {no}
      </Button>
    </div>
  );
};
