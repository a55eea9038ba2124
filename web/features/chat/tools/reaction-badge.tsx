import Heart from "lucide-react/icons/heart";
import type { Reaction } from "../../../../shared/rules/chat-marks.ts";
import { useWords } from "../../../lib/words/words.ts";
import { PawIcon } from "../../../ui/icons.tsx";
import { toolWords } from "./words.ts";

/** The reaction on the corner of a reply's bubble. */
export const ReactionBadge = ({ reaction }: { reaction: Reaction }) => {
  const words = useWords(toolWords);
  return (
    <span
      role="img"
      aria-label={words.gave[reaction]}
      className="plate plate-ringed pill z-1 mb-[-10px] -ml-6 grid size-7 shrink-0 place-items-center self-end text-(--bad-fg)"
    >
      {reaction === "paw" ? (
        <PawIcon className="size-3.5" />
      ) : (
        <Heart aria-hidden className="size-3.5" fill="currentColor" strokeWidth={2.4} />
      )}
    </span>
  );
};
