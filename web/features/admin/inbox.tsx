import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { formatDate } from "../../lib/format.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type MessageState, messagesQuery } from "./data.ts";
import { MoreButton } from "./more-button.tsx";

const STATES = [
  { id: "open", name: "Open" },
  { id: "answered", name: "Answered" },
] as const;

const NONE: Record<MessageState, string> = {
  open: "Everything is answered. Good dog!",
  answered: "Nothing has been answered yet.",
};

type InboxProps = { onOpen: (id: string) => void };

/** What people wrote on the contact page. */
export function Inbox({ onOpen }: InboxProps) {
  const [state, setState] = useState<MessageState>("open");
  const shown = useDeferredValue(state);
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" className="t-h3 mb-4">
        Messages from the contact page
      </h2>
      <div className="admin-filters">
        <Choice label="Show" value={state} options={STATES} onChange={setState} />
      </div>
      <Boundary pending={<Skeleton rows={[64, 64, 64]} />}>
        <div aria-busy={shown !== state} className={shown === state ? undefined : "opacity-60"}>
          <List state={shown} onOpen={onOpen} />
        </div>
      </Boundary>
    </section>
  );
}

function List({ state, onOpen }: InboxProps & { state: MessageState }) {
  const list = useSuspenseInfiniteQuery(messagesQuery(state));
  const messages = list.data.pages.flatMap((page) => page.messages);
  if (messages.length === 0) return <p className="card p-6 text-ink-2">{NONE[state]}</p>;
  return (
    <>
      <ul className="card admin-rows">
        {messages.map((message) => (
          <li key={message.id}>
            <button type="button" className="admin-row" onClick={() => onOpen(message.id)}>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{message.subject}</span>
                <span className="block text-sm text-ink-3 wrap-anywhere">
                  {message.name}, {message.email}
                </span>
              </span>
              <span className="admin-date">
                {formatDate(message.created_at, { dateStyle: "medium", timeStyle: "short" })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
