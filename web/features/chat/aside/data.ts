// The memories behind a reply, forgetting them, and declining a name.
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { CHATS, MEMORIES } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";
import { forgetOne } from "../../../lib/memories.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { changeChat } from "../tools/data.ts";
import { asideWords } from "./words.ts";

export const replyMemoriesQuery = (chatId: string) =>
  queryOptions({
    queryKey: [MEMORIES, "of", chatId],
    queryFn: ({ signal }) =>
      call("GET /api/chats/:id/memories", { params: { id: chatId }, signal }),
  });

/** The conversation is refetched only after the dialog closes: a refetch would remove the button that holds it. */
export const forgetMutation = mutationOptions({
  ...forgetOne,
  onSuccess: (_nothing, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: [MEMORIES] }),
      client.invalidateQueries({ queryKey: [CHATS], refetchType: "none" }),
    ]),
  meta: { failure: () => ({ title: wordsOf(asideWords).unchanged }) },
});

export const readMarksAgain = (client: QueryClient) => client.refetchQueries({ queryKey: [CHATS] });

/** Says yes. The page reads the list of what is planned again. */
export const planFollowUpMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("PUT /api/chats/:id/follow-up", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: [MEMORIES] }),
  meta: { failure: () => ({ title: wordsOf(asideWords).unchanged }) },
});

export const declineFollowUpMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/chats/:id/follow-up", { params: { id } }),
  onMutate: (id, { client }) => changeChat(client, id, { follow_up_offer: null }),
});

/** Declines the name on all of the person's devices. */
export const declineNameMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/chats/:id/asked-name", { params: { id } }),
  onMutate: (id, { client }) => changeChat(client, id, { asked_name: null }),
});
