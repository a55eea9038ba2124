import { useState } from "react";
import { isCard } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import type { Turn } from "../conversation/conversation.ts";
import { toolWords } from "../tools/words.ts";
import {
  FollowUpChips,
  NameChips,
  QuestionDone,
  RememberChips,
  SafetyChips,
} from "./questions.tsx";
import { ScriptedBadge } from "./scripted-badge.tsx";
import { asideWords } from "./words.ts";

type ComposerNotesProps = {
  puppyName: string;
  turns: Turn[];
  isScripted: boolean;
  onSay: (message: string) => void;
  /** Present while the person edits their last message. */
  onLeaveEditing: (() => void) | null;
};

/** The questions and notes between the conversation and the composer. */
export const ComposerNotes = (props: ComposerNotesProps) => {
  const { puppyName, turns, isScripted, onSay, onLeaveEditing } = props;
  const turn = turns.at(-1);
  const offered = findOffered(turns);
  const { willAsk } = useWords(asideWords);
  // The turn under which the person said yes: the offer itself goes as soon as the conversation is read again.
  const [plannedUnder, setPlannedUnder] = useState<string>();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 px-4">
      {turn?.stored.asked_name && (
        <NameChips key={turn.id} chatId={turn.id} name={turn.stored.asked_name} onSay={onSay} />
      )}
      {turn?.asksMemory && <RememberChips key={turn.id} chatId={turn.id} puppyName={puppyName} />}
      {offered?.stored.follow_up_offer ? (
        <FollowUpChips
          key={`${offered.id} later`}
          chatId={offered.id}
          words={offered.stored.follow_up_offer}
          onYes={() => setPlannedUnder(turn?.id)}
        />
      ) : (
        turn && plannedUnder === turn.id && <QuestionDone>{willAsk}</QuestionDone>
      )}
      {onLeaveEditing && <EditingLine onLeave={onLeaveEditing} />}
      {turn && isCard(turn.help) ? (
        <SafetyChips onSay={onSay} />
      ) : (
        isScripted && <ScriptedBadge puppyName={puppyName} />
      )}
    </div>
  );
};

/** An offer stands until eight more messages, which is as late as it comes. The page asks one thing at a time, and nothing beside help. */
const findOffered = (turns: Turn[]): Turn | undefined => {
  const recent = turns.slice(-8);
  const last = recent.at(-1);
  if (last?.asksMemory || last?.stored.asked_name || recent.some(({ help }) => help)) return;
  return recent.findLast(({ stored }) => stored.follow_up_offer);
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
