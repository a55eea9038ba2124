// Every read and write of what Luli remembers.
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { MemoryChange } from "../../../shared/contracts/memory.ts";
import { MEMORIES } from "../../lib/data.ts";
import { call, callOwn } from "../../lib/http.ts";
import { forgetOne, readMemoriesAgain } from "../../lib/memories.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { memoryWords } from "./words.ts";

export const memoriesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [MEMORIES, search],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/memories", { query: { search, before }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const followUpsQuery = queryOptions({
  queryKey: [MEMORIES, "follow-ups"],
  queryFn: ({ signal }) => callOwn("GET /api/follow-ups", { signal }),
});

/** A write fails at once without a network instead of running much later. */
const AT_ONCE = { networkMode: "always" } as const;
/** The dialog shows the failure itself. */
export const memoryFailure = (error: Error | null) =>
  error && { title: wordsOf(memoryWords).notSaved, text: error.message };

export const changeMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ id, change }: { id: string; change: MemoryChange }) =>
    call("PATCH /api/memories/:id", { params: { id }, body: change }),
  onSuccess: (_memory, _asked, _before, { client }) => readMemoriesAgain(client),
  meta: { isAtField: () => true },
});

export const dropFollowUpMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: (id: string) => call("DELETE /api/chats/:id/follow-up", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) => readMemoriesAgain(client),
  meta: {
    failure: (error: Error) => ({ title: wordsOf(memoryWords).notSaved, text: error.message }),
  },
});

export const forgetMutation = mutationOptions({
  ...forgetOne,
  meta: { isAtField: () => true },
});

export const forgetAllMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: () => call("DELETE /api/memories"),
  onSuccess: (_nothing, _asked, _before, { client }) => readMemoriesAgain(client),
  meta: { isAtField: () => true },
});
