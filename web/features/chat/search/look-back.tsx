import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMinute } from "../../../lib/use-minute.ts";
import { useWords } from "../../../lib/words/words.ts";
import { MessageTools } from "../aside/lazy.ts";
import { createConversationStore } from "../conversation/conversation-store.ts";
import { DaySeparator, MoreMessages, RetryLine } from "../list/list-parts.tsx";
import { buildTimeline, listMessages } from "../conversation/messages.ts";
import { historyOf } from "../data.ts";
import { Message, type Speakers } from "../message.tsx";
import type { MessageActions } from "../tools/actions.ts";
import { chatWords } from "../words.ts";
import { sinceQuery } from "./data.ts";
import { searchWords } from "./words.ts";

type LookBackProps = Speakers & {
  actions: MessageActions;
  since: string;
  /** The chat that was chosen among the results. */
  foundId: string | null;
};

/** The read-only conversation from a moment on. */
export const LookBack = ({ since, foundId, actions, ...speakers }: LookBackProps) => {
  const words = useWords(chatWords);
  const { later, none } = useWords(searchWords);
  const now = useMinute();
  const [store] = useState(createConversationStore);
  const pages = useInfiniteQuery(sinceQuery(since));
  const log = useRef<HTMLDivElement>(null);
  // The chosen result is gone, so the focus moves here.
  useEffect(() => {
    if (foundId !== null) log.current?.focus();
  }, [foundId]);
  const turns = historyOf(pages.data);
  const messages = listMessages(turns);
  const timeline = buildTimeline(messages);
  /** The turn whose tools the keyboard reaches first. */
  const stopId = foundId ?? turns.at(-1)?.id;
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={words.conversationWith(speakers.puppyName)}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 md:px-6"
      >
        <p role="status" className="text-center text-ink-3 empty:hidden">
          {pages.isPending ? words.loading : timeline.length === 0 ? none : ""}
        </p>
        {pages.isError && (
          <RetryLine className="justify-center text-ink-2" onRetry={pages.refetch} />
        )}
        <ol className="flex flex-col gap-2.5">
          {pages.hasNextPage && (
            <MoreMessages
              label={words.earlier}
              isLoading={pages.isFetchingNextPage}
              onLoad={() => void pages.fetchNextPage()}
            />
          )}
          {timeline.flatMap(({ message, startsDay, showsTime }) => [
            ...(startsDay
              ? [<DaySeparator key={`day ${message.id}`} at={message.timestamp} now={now} />]
              : []),
            ...(message.turnId === foundId && message.sender === "user"
              ? [<li key="found" hidden className="found-here" />]
              : []),
            <Message
              key={message.id}
              message={message}
              showsTime={showsTime}
              store={store}
              hasTools
              isLast={message.turnId === stopId}
              {...speakers}
            />,
          ])}
          {pages.hasPreviousPage && (
            <MoreMessages
              label={later}
              isLoading={pages.isFetchingPreviousPage}
              onLoad={() => void pages.fetchPreviousPage()}
            />
          )}
        </ol>
      </div>
      <MessageTools
        puppyName={speakers.puppyName}
        actions={actions}
        list={log}
        messages={messages}
      />
    </>
  );
};
