// What stands beside the conversation. Its code comes after the chat's own.
import type { Turn } from "../conversation/conversation.ts";
import { MessageTools } from "../tools/message-tools.tsx";
import type { MessageActions } from "../tools/actions.ts";
import { toolWords } from "../tools/words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { LimitCard } from "./limit-card.tsx";
import { NameChips } from "./name-chips.tsx";
import { RememberedButton } from "./remembered-button.tsx";
import { ScriptedBadge } from "./scripted-badge.tsx";
import { WayBack } from "./way-back.tsx";

type AsideProps = {
  puppyName: string;
  /** Of the reply that it stands beside; the last one, where it stands below them all. */
  turn?: Turn | undefined;
  /** Where it stands below them all: how the person says something. */
  onSay?: (message: string) => void;
  isScripted?: boolean | undefined;
  /** At the list's end: whether there are no messages left today. */
  isResting?: boolean;
  /** Present while the person changes their last message. */
  onLeaveEditing?: (() => void) | null;
  /** Beside a message. */
  actions?: MessageActions;
  isMine?: boolean;
};

export const Aside = (props: AsideProps) => {
  const { puppyName, turn, onSay, isScripted, isResting, onLeaveEditing, actions, isMine } = props;
  if (isResting !== undefined)
    return (
      <>
        {isResting && <LimitCard puppyName={puppyName} />}
        <WayBack />
      </>
    );
  if (onSay)
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-4 px-4">
        {turn?.askedName && (
          <NameChips key={turn.id} chatId={turn.id} name={turn.askedName} onSay={onSay} />
        )}
        {onLeaveEditing && <EditingLine onLeave={onLeaveEditing} />}
        {isScripted && <ScriptedBadge puppyName={puppyName} />}
      </div>
    );
  return (
    turn &&
    actions && (
      <>
        {turn.memory && !isMine && (
          <RememberedButton chatId={turn.id} memory={turn.memory} puppyName={puppyName} />
        )}
        <MessageTools
          turn={turn}
          isMine={isMine ?? false}
          puppyName={puppyName}
          actions={actions}
        />
      </>
    )
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
