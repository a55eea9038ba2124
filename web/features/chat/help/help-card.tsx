import HeartHandshake from "lucide-react/icons/heart-handshake";
import { useWords } from "../../../lib/words/words.ts";
import { HelplineList } from "./helpline-list.tsx";
import { helpWords } from "./words.ts";

/** People to reach now. The card stands beside a vetted answer, whose question it repeats, or is opened on request. */
export const HelpCard = () => {
  const words = useWords(helpWords);
  return (
    <aside
      aria-label={words.label}
      className="box box-lg box-info mx-auto my-3 w-full max-w-[34rem] px-4 pt-3.5 pb-2 text-base leading-snug"
    >
      <div className="flex gap-3 pb-1.5">
        <HeartHandshake aria-hidden className="size-6 shrink-0" strokeWidth={2.4} />
        <div className="space-y-1">
          <p className="text-[17px] font-semibold">{words.question}</p>
          <p>{words.title}</p>
        </div>
      </div>
      <HelplineList />
    </aside>
  );
};
