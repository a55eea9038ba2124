// Every read and write of what Luli remembers. All keys begin with "memories".
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { MemoryChange } from "../../../shared/contracts/memory.ts";
import { call, callOwn } from "../../lib/http.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { memoryWords } from "./words.ts";

const KEY = "memories";

export const memoriesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, search],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/memories", { query: { search, before }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [KEY] });

/** Without a network it fails and says so, instead of acting much later. */
const AT_ONCE = { networkMode: "always" } as const;
const failure = (error: Error) => ({ title: wordsOf(memoryWords).notSaved, text: error.message });

export const changeMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ id, change }: { id: string; change: MemoryChange }) =>
    call("PATCH /api/memories/:id", { params: { id }, body: change }),
  onSuccess: (_memory, _asked, _before, { client }) => readAgain(client),
  meta: { failure },
});

export const forgetMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: (id: string) => call("DELETE /api/memories/:id", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) => readAgain(client),
  meta: { failure },
});

export const forgetAllMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: () => call("DELETE /api/memories"),
  onSuccess: (_nothing, _asked, _before, { client }) => readAgain(client),
  meta: { failure },
});
