// The stored conversation: GET /api/chats, newest page first.
import { type InfiniteData, type QueryClient, infiniteQueryOptions } from "@tanstack/react-query";
import type { Chat, ChatPage } from "../../../shared/contracts/chat.ts";
import { UNMARKED_CHAT } from "../../../shared/rules/chat-marks.ts";
import { call } from "../../lib/http.ts";
import { CHATS } from "../../lib/data.ts";
import { type Turn, turnOf } from "./conversation/conversation.ts";

/** The newest page. */
export const FIRST_CHATS = { limit: "30" };

export const chatsQuery = infiniteQueryOptions({
  queryKey: [CHATS],
  queryFn: ({ pageParam, signal }) =>
    call("GET /api/chats", { query: { ...FIRST_CHATS, before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  // A reply may have ended while the page was hidden, or in another tab.
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
});

type Pages = InfiniteData<ChatPage>;

/** Returns the turns, oldest first. A chat that moved to the next page between two reads counts once. */
export const historyOf = (data: Pages | undefined): Turn[] => {
  const chats = new Map<string, Chat>();
  for (const page of data?.pages ?? []) for (const chat of page.chats) chats.set(chat.id, chat);
  return [...chats.values()].toReversed().map((chat) => {
    const turn = turns.get(chat) ?? turnOf(chat);
    turns.set(chat, turn);
    return turn;
  });
};

/** An unchanged chat keeps its turn after a refetch. */
const turns = new WeakMap<Chat, Turn>();

/** Puts an answered turn into the cache, so that the next visit shows it without a request. */
export const rememberTurn = (queryClient: QueryClient, turn: Turn, puppy: Chat["puppy"]): void => {
  const chat: Chat = {
    ...UNMARKED_CHAT,
    ...turn.stored,
    id: turn.id,
    message: turn.message,
    response: turn.reply,
    status: turn.status === "stopped" ? "stopped" : "done",
    help: turn.help,
    puppy,
    created_at: turn.at,
  };
  queryClient.setQueryData(
    chatsQuery.queryKey,
    (data) => data && { ...data, pages: putChat(withoutChat(data.pages, turn.replaces), chat) },
  );
};

const withoutChat = (pages: ChatPage[], id: string | undefined): ChatPage[] =>
  id === undefined
    ? pages
    : pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) }));

const putChat = (pages: ChatPage[], chat: Chat): ChatPage[] => {
  const isKnown = pages.some((page) => page.chats.some((known) => known.id === chat.id));
  if (!isKnown) {
    const [first, ...older] = pages;
    return first ? [{ ...first, chats: [chat, ...first.chats] }, ...older] : pages;
  }
  return pages.map((page) => ({
    ...page,
    chats: page.chats.map((known) => (known.id === chat.id ? chat : known)),
  }));
};
