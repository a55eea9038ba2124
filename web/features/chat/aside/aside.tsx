// What stands beside the conversation. Its code comes after the chat's own.
import type { Turn } from "../conversation/conversation.ts";
import { ReportButton } from "../report/report-button.tsx";
import { LimitCard } from "./limit-card.tsx";
import { NameChips } from "./name-chips.tsx";
import { RememberedButton } from "./remembered-button.tsx";
import { ScriptedBadge } from "./scripted-badge.tsx";

type AsideProps = {
  puppyName: string;
  /** Of the reply that it stands beside; the last one, where it stands below them all. */
  turn?: Turn | undefined;
  /** Where it stands below them all: how the person says something. */
  onSay?: (message: string) => void;
  isScripted?: boolean | undefined;
  /** There are no messages left today. */
  isResting?: boolean;
};

export const Aside = ({ puppyName, turn, onSay, isScripted, isResting }: AsideProps) => {
  if (onSay)
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-4 px-4">
        {turn?.askedName && <NameChips key={turn.id} name={turn.askedName} onSay={onSay} />}
        {isResting && <LimitCard puppyName={puppyName} />}
        {isScripted && <ScriptedBadge puppyName={puppyName} />}
      </div>
    );
  return turn && <ReplyTools turn={turn} puppyName={puppyName} />;
};

/** Beside a reply that is stored. */
const ReplyTools = ({ turn, puppyName }: { turn: Turn; puppyName: string }) => {
  const { id, reply, status, memory } = turn;
  if (!reply || (status !== "done" && status !== "stopped")) return null;
  return (
    <div className="flex flex-col">
      {memory && <RememberedButton chatId={id} memory={memory} puppyName={puppyName} />}
      <ReportButton chatId={id} />
    </div>
  );
};
