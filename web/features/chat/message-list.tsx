import { type ReactNode, useEffect } from "react";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { useWords } from "../../lib/words/words.ts";
import { loadInTime } from "../../ui/late.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { LateHelp } from "./help/late-help.ts";
import { type FaceOf, Message } from "./message.tsx";
import type { MessageActions } from "./tools/actions.ts";
import { DaySeparator, MoreMessages } from "./conversation/list-parts.tsx";
import { type UiMessage, buildTimeline } from "./conversation/messages.ts";
import { NoticeLine } from "./notices/notice-line.tsx";
import { type Notices, placeNotices } from "./notices/notices.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { LateAside } from "./aside/late-aside.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";
import { chatWords } from "./words.ts";

/** So near to the oldest message the next older page is fetched. */
const LOAD_MORE_PX = 160;

type MessageListProps = {
  messages: UiMessage[];
  store: ConversationStore;
  puppyName: string;
  avatarSrc: string;
  variant?: VariantId;
  faceOf?: FaceOf | undefined;
  /** IANA, of the person's days. Null: this is only to be read, so nothing is told here. */
  timeZone: string | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
  onRetry?: ((turnId: string) => void) | undefined;
  actions?: MessageActions;
  /** Below the last message. */
  ending?: ReactNode;
};

export const MessageList = (props: MessageListProps) => {
  const { messages, timeZone, hasOlder, isLoadingOlder, onLoadOlder } = props;
  const words = useWords(chatWords);
  const last = messages.at(-1);
  const { listRef, contentRef, handleScroll, jumpToEnd, hasNews } = useStickToBottom({
    firstKey: messages[0]?.id,
    lastKey: last && `${last.id} ${last.state}`,
    isOwn: last?.state === "waiting",
  });
  const now = useMinute();
  const timeline = buildTimeline(messages);
  const notices = timeZone === null ? NONE : placeNotices(messages, { now, zone: timeZone });
  useEffect(() => loadInTime(LateHelp.load), []);
  const hasTools = props.actions !== undefined;
  useEffect(() => (hasTools ? loadInTime(LateAside.load) : undefined), [hasTools]);

  const handleListScroll = () => {
    handleScroll();
    const list = listRef.current;
    if (list && list.scrollTop < LOAD_MORE_PX && hasOlder && !isLoadingOlder) onLoadOlder();
  };

  return (
    <div className="relative min-h-0 flex-1">
      {/* Not announced piece by piece: the finished reply is announced once, elsewhere.
          A list that scrolls is reached by keyboard, in Safari only by a tab index. */}
      <div
        ref={listRef}
        role="log"
        aria-live="off"
        aria-label={words.conversationWith(props.puppyName)}
        tabIndex={0}
        onScroll={handleListScroll}
        className="h-full overflow-y-auto overscroll-contain px-4 pt-5 pb-4 [mask-image:linear-gradient(transparent,black_20px)] [overflow-anchor:none] md:px-6"
      >
        <ol ref={contentRef} className="flex min-h-full flex-col justify-end gap-2.5">
          {hasOlder && (
            <MoreMessages label={words.earlier} isLoading={isLoadingOlder} onLoad={onLoadOlder} />
          )}
          {timeline.flatMap((item) => [
            ...(item.startsDay
              ? [
                  <DaySeparator
                    key={`day ${item.message.id}`}
                    at={item.message.timestamp}
                    now={now}
                  />,
                ]
              : []),
            ...(notices.before.get(item.message.id) ?? []).map((notice) => (
              <NoticeLine
                key={`${notice} ${item.message.id}`}
                notice={notice}
                puppyName={props.puppyName}
              />
            )),
            <Message
              key={item.message.id}
              item={item}
              store={props.store}
              puppyName={props.puppyName}
              avatarSrc={props.avatarSrc}
              onRetry={props.onRetry}
              variant={props.variant}
              faceOf={props.faceOf}
              actions={props.actions}
            />,
          ])}
          {notices.atEnd.map((notice) => (
            <NoticeLine key={notice} notice={notice} puppyName={props.puppyName} />
          ))}
          {props.ending && <li className="flex flex-col items-center">{props.ending}</li>}
        </ol>
      </div>
      {/* Who only listens hears what has just become due. */}
      <p role="status" className="sr-only">
        {notices.atEnd.map((notice) => words.notice[notice](props.puppyName)).join(" ")}
      </p>
      {hasNews && (
        <button
          type="button"
          onClick={jumpToEnd}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-surface px-4 text-[15px] font-semibold text-ink shadow-3 ring-1 ring-line"
        >
          {words.newMessage}
          <span aria-hidden>↓</span>
        </button>
      )}
    </div>
  );
};

const NONE: Notices = { before: new Map(), atEnd: [] };
