import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { asideWords } from "./words.ts";

type QuestionProps = {
  words: string;
  onYes: () => void;
  onNo: () => void;
  /** A "no" that counts as much as the "yes". */
  isNoEqual?: boolean;
};

/** One quiet question under a reply. */
export const Question = ({ words, onYes, onNo, isNoEqual = false }: QuestionProps) => {
  const { yes, no } = useWords(asideWords);
  return (
    <div
      role="group"
      aria-label={words}
      className="flex flex-wrap items-center justify-center gap-2 py-2 text-[15px] font-semibold text-ink-2"
    >
      <span aria-hidden>{words}</span>
      <Button kind="soft" size="sm" onClick={onYes}>
        {yes}
      </Button>
      <Button kind={isNoEqual ? "soft" : "ghost"} size="sm" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
};
