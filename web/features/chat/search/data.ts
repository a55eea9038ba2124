// Searches earlier chats (GET /api/chats/found) and reads the conversation from a moment on.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CHATS } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";

const PAGE = 30;

export const foundQuery = (words: string) =>
  queryOptions({
    queryKey: ["found", words],
    queryFn: ({ signal }) => call("GET /api/chats/found", { query: { words }, signal }),
    placeholderData: keepPreviousData,
    // A later search must find newer chats.
    gcTime: 0,
  });

/** The person's very first message; `since` is when the account began. */
export const firstWordsQuery = (since: string) =>
  queryOptions({
    queryKey: ["first-words", since],
    queryFn: ({ signal }) => call("GET /api/chats", { query: { limit: "1", since }, signal }),
    // A cry for help is no keepsake.
    select: ({ chats: [first] }) => (first?.help === null ? first.message : undefined),
  });

type Edge = { since: string } | { before: string };
const from = (since: string): Edge => ({ since });

/** The conversation is read in both directions from there. */
export const sinceQuery = (since: string) =>
  infiniteQueryOptions({
    queryKey: [CHATS, "since", since],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/chats", { query: { limit: `${PAGE}`, ...pageParam }, signal }),
    initialPageParam: from(since),
    getNextPageParam: ({ next }): Edge | null => (next === null ? null : { before: next }),
    getPreviousPageParam: ({ chats }): Edge | null =>
      chats.length < PAGE ? null : from(chats[0]!.created_at),
    gcTime: 0,
  });
