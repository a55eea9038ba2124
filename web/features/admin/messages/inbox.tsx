import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { AnswerState } from "../../../../shared/contracts/report.ts";
import { formatDate } from "../../../lib/format.ts";
import { messagesQuery } from "../data.ts";
import { AnswerList } from "../answer-list.tsx";
import { MoreButton } from "../../../ui/list/more-button.tsx";
import { Rows } from "../rows.tsx";

const NONE: Record<AnswerState, string> = {
  open: "Everything is answered. Good dog!",
  answered: "Nothing has been answered yet.",
};

type InboxProps = { onOpen: (id: string) => void };

/** The messages of the contact page. */
export const Inbox = ({ onOpen }: InboxProps) => (
  <AnswerList title="Messages from the contact page">
    {(state) => <List state={state} onOpen={onOpen} />}
  </AnswerList>
);

function List({ state, onOpen }: InboxProps & { state: AnswerState }) {
  const list = useSuspenseInfiniteQuery(messagesQuery(state));
  const messages = list.data.pages.flatMap((page) => page.messages);
  return (
    <>
      <Rows rows={messages} none={NONE[state]} onOpen={onOpen}>
        {({ subject, name, email, created_at }) => (
          <>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{subject}</span>
              <span className="block text-sm text-ink-3 wrap-anywhere">
                {name}, {email}
              </span>
            </span>
            <span className="admin-date">
              {formatDate(created_at, { dateStyle: "medium", timeStyle: "short" })}
            </span>
          </>
        )}
      </Rows>
      <MoreButton list={list} />
    </>
  );
}
