import { useState } from "react";
import type { Help } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { AgeCard } from "./age-card.tsx";
import { HelpCard } from "./help-card.tsx";
import { helpWords } from "./words.ts";

export { fetchHelplines } from "./helplines.ts";

/** The card or the line below a message of a person who may need help. */
export const HelpNote = ({ help }: { help: Help }) => {
  if (help === "safe") return null;
  if (help === "offer") return <HelpOffer reason="offer" />;
  if (help === "age" || help === "ask_age") return <AgeCard />;
  return <HelpCard />;
};

type HelpOfferProps = {
  /** `unheard`: the message cannot leave this device. */
  reason: "offer" | "unheard";
};

/** A quiet line for a message that may not need help. A click shows the card. */
export const HelpOffer = ({ reason }: HelpOfferProps) => {
  const words = useWords(helpWords);
  const [isShown, setShown] = useState(false);
  if (isShown) return <HelpCard />;
  return (
    <p className="mt-1 ml-[54px] flex flex-wrap items-center gap-x-1 text-[15px] text-ink-2">
      {words[reason]}
      <button type="button" onClick={() => setShown(true)} className="line-button">
        {words.show}
      </button>
    </p>
  );
};
