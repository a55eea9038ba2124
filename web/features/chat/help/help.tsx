// What stands beside the conversation for somebody who may need a person. Its code comes after the chat's own.
import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { HelpCard } from "./help-card.tsx";
import { helpWords } from "./words.ts";

export { fetchHelplines } from "./helplines.ts";

type HelpProps = {
  /** `unheard`: what was written cannot leave this device. */
  as: "card" | "offer" | "unheard";
};

export const Help = ({ as }: HelpProps) =>
  as === "offer" ? <HelpOffer /> : <HelpCard isUnheard={as === "unheard"} />;

/** Beside an ordinary reply, where nobody can be sure: a question, and people to reach for whoever wants them. */
const HelpOffer = () => {
  const { question, show } = useWords(helpWords).offer;
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
