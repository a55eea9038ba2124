import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMinute } from "../../../lib/use-minute.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { createConversationStore } from "../conversation/conversation-store.ts";
import { buildTimeline, formatDay, listMessages } from "../conversation/messages.ts";
import { historyOf } from "../data.ts";
import { Message } from "../message.tsx";
import { chatWords } from "../words.ts";
import { sinceQuery } from "./data.ts";
import { searchWords } from "./words.ts";

type LookBackProps = { since: string; puppyName: string; avatarSrc: string };

/** The conversation from a moment on, to be read: it begins where that was said. */
export const LookBack = ({ since, puppyName, avatarSrc }: LookBackProps) => {
  const words = useWords(chatWords);
  const { later, none } = useWords(searchWords);
  const language = useLanguage();
  const now = new Date(useMinute());
  const [store] = useState(createConversationStore);
  const pages = useInfiniteQuery(sinceQuery(since));
  const timeline = buildTimeline(listMessages(historyOf(pages.data)));
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={words.conversationWith(puppyName)}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-3 md:px-6"
    >
      <p role="status" className="text-center text-ink-3 empty:hidden">
        {pages.isPending ? words.loading : timeline.length === 0 ? none : ""}
      </p>
      {pages.isError && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-3 text-ink-2">
          {words.historyFailed}
          <Button kind="soft" size="sm" onClick={() => void pages.refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      <ol className="flex flex-col gap-2.5">
        {pages.hasNextPage && (
          <li className="flex justify-center">
            <Button
              kind="ghost"
              size="sm"
              busy={pages.isFetchingNextPage && words.loadingEarlier}
              onClick={() => void pages.fetchNextPage()}
            >
              {words.earlier}
            </Button>
          </li>
        )}
        {timeline.flatMap((item) => [
          ...(item.startsDay
            ? [
                <li
                  key={`day ${item.message.id}`}
                  className="py-2 text-center text-[13.5px] font-medium text-ink-3"
                >
                  {formatDay(item.message.timestamp, { now, words, language })}
                </li>,
              ]
            : []),
          <Message
            key={item.message.id}
            item={item}
            store={store}
            puppyName={puppyName}
            avatarSrc={avatarSrc}
          />,
        ])}
        {pages.hasPreviousPage && (
          <li className="flex justify-center">
            <Button
              kind="ghost"
              size="sm"
              busy={pages.isFetchingPreviousPage && words.loadingEarlier}
              onClick={() => void pages.fetchPreviousPage()}
            >
              {later}
            </Button>
          </li>
        )}
      </ol>
    </div>
  );
};
