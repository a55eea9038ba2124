// What stands beside the conversation. Its code comes after the chat's own.
import type { Reaction } from "../../../../shared/contracts/chat.ts";
import { isCard } from "../../../../shared/rules/help.ts";
import type { Turn } from "../conversation/conversation.ts";
import type { MessageActions } from "../tools/actions.ts";
import { Given } from "../tools/given.tsx";
import { MessageTools, type MessageToolsProps } from "../tools/message-tools.tsx";
import { toolWords } from "../tools/words.ts";
import type { WantedPage } from "../../../lib/wanted-page.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { LimitCard } from "./limit-card.tsx";
import { NameChips } from "./name-chips.tsx";
import { RememberChips } from "./remember-chips.tsx";
import { RememberedButton } from "./remembered-button.tsx";
import { SafetyChips } from "./safety-chips.tsx";
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
  /** And the page that led to the door. */
  wanted?: WantedPage | null;
  /** Present while the person changes their last message. */
  onLeaveEditing?: (() => void) | null;
  /** On the corner of the reply. */
  reaction?: Reaction;
  /** Around the list: the tools of whichever message is reached for. */
  actions?: MessageActions;
  list?: MessageToolsProps["list"];
  messages?: MessageToolsProps["messages"];
};

export const Aside = (props: AsideProps) => {
  const { puppyName, turn, onSay, isScripted, isResting, onLeaveEditing, reaction } = props;
  const { actions, list, messages } = props;
  if (reaction) return <Given reaction={reaction} />;
  if (actions && list && messages)
    return <MessageTools list={list} messages={messages} puppyName={puppyName} actions={actions} />;
  if (isResting !== undefined)
    return (
      <>
        {isResting && <LimitCard puppyName={puppyName} />}
        {props.wanted && <WayBack to={props.wanted} />}
      </>
    );
  if (onSay)
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-4 px-4">
        {turn?.askedName && (
          <NameChips key={turn.id} chatId={turn.id} name={turn.askedName} onSay={onSay} />
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
  return (
    turn?.memory && <RememberedButton chatId={turn.id} memory={turn.memory} puppyName={puppyName} />
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
