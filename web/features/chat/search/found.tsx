import { useQuery } from "@tanstack/react-query";
import type { Chat } from "../../../../shared/contracts/chat.ts";
import { cut } from "../../../../shared/cut.ts";
import { formatDate } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { RetryLine } from "../list/list-parts.tsx";
import { chatWords } from "../words.ts";
import { foundQuery } from "./data.ts";
import { excerpt, type Piece, withoutMarks } from "./highlight.ts";
import { searchWords } from "./words.ts";

type HitProps = { search: string; onChoose: (chat: Chat, result: HTMLElement) => void };
type FoundProps = HitProps & { isHidden: boolean };

/** The chats that match a search; a click leads to the conversation around one. */
export const Found = ({ search, isHidden, onChoose }: FoundProps) => {
  const words = useWords(searchWords);
  const { loading } = useWords(chatWords);
  const found = useQuery({ ...foundQuery(search), enabled: search !== "" });
  const chats = search === "" ? [] : (found.data?.chats ?? []);
  const told = found.isPending
    ? loading
    : chats.length === 0
      ? words.nothing
      : words.found(chats.length);
  return (
    <div hidden={isHidden} className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      <p role="status" className="text-[14px] text-ink-3">
        {search === "" ? "" : told}
      </p>
      {found.isError && <RetryLine className="text-ink-2" onRetry={found.refetch} />}
      <ul className="mt-2 space-y-2">
        {chats.map((chat) => (
          <Hit key={chat.id} chat={chat} search={search} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
};

const Hit = ({ chat, search, onChoose }: HitProps & { chat: Chat }) => {
  const { you, said } = useWords(chatWords);
  const language = useLanguage();
  const asked = withoutMarks(chat.message);
  const message = excerpt(asked, search);
  const reply = excerpt(withoutMarks(chat.response ?? ""), search);
  const isBoth = message === null && reply === null;
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => onChoose(chat, currentTarget)}
        className="box found w-full px-4 py-3 text-left"
      >
        <time dateTime={chat.created_at} className="text-[13px] font-semibold text-ink-3">
          {formatDate(chat.created_at, { dateStyle: "long", timeStyle: "short" }, language)}
        </time>
        {(message ?? (isBoth && wholeOf(asked))) && (
          <Line who={you} pieces={message ?? wholeOf(asked)} />
        )}
        {reply && <Line who={said(chat.puppy.name)} pieces={reply} />}
      </button>
    </li>
  );
};

const wholeOf = (text: string): Piece[] => [{ at: 0, text: cut(text, 160), isHit: false }];

const Line = ({ who, pieces }: { who: string; pieces: Piece[] }) => (
  <span className="mt-0.5 block wrap-anywhere text-ink">
    <span className="font-semibold text-ink-2">{who}</span>
    {pieces.map(({ at, text, isHit }) =>
      isHit ? (
        <mark key={at} className="box-warn rounded-sm">
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
);
