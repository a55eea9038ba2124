// Reads and writes of the message tools.
import {
  type InfiniteData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { Chat, ChatPage } from "../../../../shared/contracts/chat.ts";
import type { Reaction } from "../../../../shared/rules/chat-marks.ts";
import { CHATS } from "../../../lib/data.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { call } from "../../../lib/http.ts";
import { readMemoriesAgain } from "../../../lib/memories.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { toolWords } from "./words.ts";

/** Changes a chat in every cached list. */
export function changeChat(client: QueryClient, id: string, change: Partial<Chat>): void {
  client.setQueriesData<InfiniteData<ChatPage>>({ queryKey: [CHATS] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            chats: page.chats.map((chat) => (chat.id === id ? { ...chat, ...change } : chat)),
          })),
        }
      : data,
  );
}

type Reacting = { id: string; reaction: Reaction | null; before: Reaction | null };

/** The reaction shows at once, and is taken back when it was refused. */
export const reactMutation = mutationOptions({
  networkMode: "always",
  mutationFn: ({ id, reaction }: Reacting) =>
    call("PUT /api/chats/:id/reaction", { params: { id }, body: { reaction } }),
  onMutate: ({ id, reaction }, { client }) => changeChat(client, id, { reaction }),
  onError: (_error, { id, before }, _result, { client }) =>
    changeChat(client, id, { reaction: before }),
  meta: { failure: () => ({ title: wordsOf(toolWords).failed }) },
});

export const rememberMutation = (puppyName: string) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: (id: string) => call("PUT /api/chats/:id/memory", { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => readMemoriesAgain(client),
    meta: {
      failure: (error: Error) => {
        const words = wordsOf(toolWords);
        const refusals: Record<string, string> = {
          memory_paused: words.paused(puppyName),
          nothing_to_remember: words.unseen,
        };
        const refusal = isHttpError(error) ? refusals[error.code] : undefined;
        return { title: words.failed, text: refusal ?? error.message };
      },
    },
  });

export const earlierQuery = (id: string) =>
  queryOptions({
    queryKey: ["earlier", id],
    queryFn: ({ signal }) => call("GET /api/chats/:id/earlier", { params: { id }, signal }),
  });
