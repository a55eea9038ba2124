import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { HelpCard } from "./help-card.tsx";
import { chatWords } from "../words.tsx";

/** Beside an ordinary reply, where nobody can be sure: a question, and people to reach for whoever wants them. */
export const HelpOffer = () => {
  const { question, show } = useWords(chatWords).help.offer;
  const [isShown, setShown] = useState(false);
  if (isShown) return <HelpCard />;
  return (
    <p className="mt-1 ml-[54px] flex flex-wrap items-center gap-x-1 text-[15px] text-ink-2">
      {question}
      <button
        type="button"
        onClick={() => setShown(true)}
        className="inline-flex min-h-11 items-center rounded-full px-2 font-semibold underline underline-offset-2"
      >
        {show}
      </button>
    </p>
  );
};
