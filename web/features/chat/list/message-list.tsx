import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { preload } from "../../../ui/lazy-component.ts";
import type { ConversationStore } from "../conversation/conversation-store.ts";
import { loadHelp } from "../help/lazy.ts";
import { Message, type Speakers } from "../message.tsx";
import type { MessageActions } from "../tools/actions.ts";
import { DaySeparator, MoreMessages, NoticeLine } from "./list-parts.tsx";
import { type UiMessage, buildTimeline } from "../conversation/messages.ts";
import { type Notices, placeModelChange, placeNotices } from "../notices/notices.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { MessageTools, ModelChangeLine } from "../aside/lazy.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";
import { chatWords } from "../words.ts";

/**
 * The first render shows more than a window holds. Older messages follow a few at a time: all together block a phone for a fifth of a
 * second.
 */
const FIRST = 14;
const STEP = 16;

/** The next older page is fetched this near to the oldest message. */
const LOAD_MORE_PX = 160;

type MessageListProps = Speakers & {
  messages: UiMessage[];
  store: ConversationStore;
  /** The person's IANA time zone. Null for a read-only list, which has no notices. */
  timeZone: string | null;
  /** When the model that answers was changed. */
  modelChanges?: readonly string[] | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
  /** Null when a retry cannot help. */
  onRetry?: ((turnId: string) => void) | null | undefined;
  actions?: MessageActions;
  /** Rendered below the last message. */
  ending?: ReactNode;
};

export const MessageList = (props: MessageListProps) => {
  const { messages, timeZone, hasOlder, isLoadingOlder, onLoadOlder, actions } = props;
  const { puppyName, variant, avatarSrc, faceOf } = props;
  const words = useWords(chatWords);
  const from = useNewestFirst(messages);
  const last = messages.at(-1);
  const { listRef, contentRef, handleScroll, jumpToEnd, hasNews } = useStickToBottom({
    firstKey: messages[from]?.id,
    lastKey: last && `${last.id} ${last.state}`,
    isOwn: last?.state === "waiting",
  });
  const now = useMinute();
  const timeline = buildTimeline(messages).slice(from);
  const notices = timeZone === null ? NONE : placeNotices(messages, { now, zone: timeZone });
  const change = placeModelChange(messages, props.modelChanges ?? [], now);
  const changeLine = change && (
    <ModelChangeLine key="model change" at={change.at} puppyName={puppyName} />
  );
  useEffect(() => preload(loadHelp), []);
  const hasTools = actions !== undefined;

  const handleListScroll = () => {
    handleScroll();
    const list = listRef.current;
    const isDue = hasOlder && from === 0;
    if (list && list.scrollTop < LOAD_MORE_PX && isDue && !isLoadingOlder) onLoadOlder();
  };

  return (
    <div className="relative min-h-0 flex-1">
      {/* The finished reply is announced once, elsewhere, and not piece by piece.
          Safari needs the tab index to scroll the list by keyboard. */}
      <div
        ref={listRef}
        role="log"
        aria-live="off"
        aria-label={words.conversationWith(puppyName)}
        tabIndex={0}
        onScroll={handleListScroll}
        className="message-log"
      >
        <ol ref={contentRef} className="flex min-h-full flex-col justify-end gap-2.5">
          {hasOlder && (
            <MoreMessages label={words.earlier} isLoading={isLoadingOlder} onLoad={onLoadOlder} />
          )}
          {timeline.flatMap(({ message, startsDay, showsTime }, at) => [
            ...(startsDay || at === 0
              ? [<DaySeparator key={`day ${message.id}`} at={message.timestamp} now={now} />]
              : []),
            change?.before === message.id && changeLine,
            ...(notices.before.get(message.id) ?? []).map((notice) => (
              <NoticeLine key={`${notice} ${message.id}`} notice={notice} puppyName={puppyName} />
            )),
            <Message
              key={message.id}
              message={message}
              showsTime={showsTime}
              store={props.store}
              {...{ puppyName, variant, avatarSrc, faceOf }}
              onRetry={message.state === "failed" ? props.onRetry : undefined}
              onTakeBack={message.state === "queued" ? actions?.onTakeBack : undefined}
              hasTools={hasTools}
              isLast={message.turnId === actions?.lastId}
            />,
          ])}
          {!change?.before && changeLine}
          {notices.atEnd.map((notice) => (
            <NoticeLine key={notice} notice={notice} puppyName={puppyName} />
          ))}
          {props.ending && <li className="flex flex-col items-center">{props.ending}</li>}
        </ol>
      </div>
      {actions && (
        <MessageTools puppyName={puppyName} actions={actions} list={listRef} messages={messages} />
      )}
      {/* Screen readers hear the notice that has just become due. */}
      <p role="status" className="sr-only">
        {notices.atEnd.map((notice) => words.notice[notice](puppyName)).join(" ")}
      </p>
      {hasNews && (
        <button type="button" onClick={jumpToEnd} className="news-button">
          {words.newMessage}
          <span aria-hidden>↓</span>
        </button>
      )}
    </div>
  );
};

const NONE: Notices = { before: new Map(), atEnd: [] };

/** Returns the index of the first rendered message: the newest come first, the rest follow. */
function useNewestFirst(messages: readonly UiMessage[]): number {
  const [first, setFirst] = useState(() => (messages.at(-FIRST) ?? messages[0])?.id);
  const from = Math.max(
    0,
    messages.findIndex(({ id }) => id === first),
  );
  const next = messages[Math.max(0, from - STEP)]?.id;
  useEffect(() => {
    if (next !== first) startTransition(() => setFirst(next));
  }, [next, first]);
  return from;
}
