// What stands beside the conversation for somebody who may need a person. Its code comes after the chat's own.
import { useState } from "react";
import type { Help } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { AgeCard } from "./age-card.tsx";
import { HelpCard } from "./help-card.tsx";
import { helpWords } from "./words.ts";

export { fetchHelplines } from "./helplines.ts";

type BesideProps = {
  /** `unheard`: what was written cannot leave this device. */
  as: Help | "unheard";
};

export const Beside = ({ as }: BesideProps) => {
  if (as === "safe") return null;
  if (as === "offer" || as === "unheard") return <HelpOffer as={as} />;
  if (as === "age" || as === "ask_age") return <AgeCard />;
  return <HelpCard />;
};

/** One quiet line where nobody can be sure. The card comes on demand. */
const HelpOffer = ({ as }: { as: "offer" | "unheard" }) => {
  const words = useWords(helpWords);
  const [isShown, setShown] = useState(false);
  if (isShown) return <HelpCard />;
  return (
    <p className="mt-1 ml-[54px] flex flex-wrap items-center gap-x-1 text-[15px] text-ink-2">
      {words[as]}
      <button type="button" onClick={() => setShown(true)} className="line-button">
        {words.show}
      </button>
    </p>
  );
};
