import { isCard } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import type { Turn } from "../conversation/conversation.ts";
import { toolWords } from "../tools/words.ts";
import { NameChips, RememberChips, SafetyChips } from "./questions.tsx";
import { ScriptedBadge } from "./scripted-badge.tsx";

type ComposerNotesProps = {
  puppyName: string;
  lastTurn: Turn | undefined;
  isScripted: boolean;
  onSay: (message: string) => void;
  /** Present while the person edits their last message. */
  onLeaveEditing: (() => void) | null;
};

/** The questions and notes between the conversation and the composer. */
export const ComposerNotes = (props: ComposerNotesProps) => {
  const { puppyName, lastTurn: turn, isScripted, onSay, onLeaveEditing } = props;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 px-4">
      {turn?.stored.asked_name && (
        <NameChips key={turn.id} chatId={turn.id} name={turn.stored.asked_name} onSay={onSay} />
      )}
      {turn?.asksMemory && <RememberChips key={turn.id} chatId={turn.id} puppyName={puppyName} />}
      {onLeaveEditing && <EditingLine onLeave={onLeaveEditing} />}
      {turn && isCard(turn.help) ? (
        <SafetyChips onSay={onSay} />
      ) : (
        isScripted && <ScriptedBadge puppyName={puppyName} />
      )}
    </div>
  );
};

const EditingLine = ({ onLeave }: { onLeave: () => void }) => {
  const words = useWords(toolWords);
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-2 text-[14.5px] font-semibold text-ink-2">
      <span role="status">{words.editing}</span>
      <Button kind="soft" size="sm" onClick={onLeave}>
        {words.cancel}
      </Button>
    </p>
  );
};
