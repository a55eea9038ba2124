import { useState } from "react";
import type { Help } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { AgeCard } from "./age-card.tsx";
import { HelpCard } from "./help-card.tsx";
import { helpWords } from "./words.ts";

export { fetchHelplines } from "./helplines.ts";

type HelpNoteProps = {
  help: Help;
  /** True when the message has not reached the server. */
  isUnheard?: boolean;
};

/** The card or the line below a message of a person who may need help. */
export const HelpNote = ({ help, isUnheard }: HelpNoteProps) => {
  if (help === "safe") return null;
  if (help === "offer") return <HelpOffer reason={isUnheard ? "unheard" : "offer"} />;
  if (help === "age" || help === "ask_age") return <AgeCard />;
  return <HelpCard />;
};

type HelpOfferProps = {
  /** `unheard`: the message has not left this device. */
  reason: "offer" | "unheard";
};

/** A quiet line for a message that may not need help. A click shows the card. */
export const HelpOffer = ({ reason }: HelpOfferProps) => {
  const words = useWords(helpWords);
  const [isShown, setShown] = useState(false);
  if (isShown) return <HelpCard />;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1 text-[15px] text-ink-2 md:ml-[54px]">
      {words[reason]}
      <button type="button" onClick={() => setShown(true)} className="line-button">
        {words.show}
      </button>
    </p>
  );
};
