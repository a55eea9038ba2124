import { formatDate } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { asideWords } from "./words.ts";

/** Tells since when another model answers. */
export const ModelChangeLine = ({ at, puppyName }: { at: string; puppyName: string }) => {
  const words = useWords(asideWords);
  const day = formatDate(at, { month: "long", day: "numeric" }, useLanguage());
  return (
    <li className="px-4 py-2 text-center text-[13.5px] font-medium text-balance text-ink-3">
      {words.modelChanged(puppyName, day)}
    </li>
  );
};
