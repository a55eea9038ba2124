// What stands beside a reply: the memories behind it, forgetting them, and a no to a name.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { changeChat } from "../tools/data.ts";
import { asideWords } from "./words.ts";

/** Of the page that shows all of them, too. */
const KEY = "memories";

export const replyMemoriesQuery = (chatId: string) =>
  queryOptions({
    queryKey: [KEY, "of", chatId],
    queryFn: ({ signal }) =>
      call("GET /api/chats/:id/memories", { params: { id: chatId }, signal }),
  });

export const forgetMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/memories/:id", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ["chats"] }),
    ]),
  meta: {
    failure: (error: Error) => ({
      title: wordsOf(asideWords).notForgotten,
      text: error.message,
    }),
  },
});

/** Asked for no more, on whichever device. */
export const declineNameMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/chats/:id/asked-name", { params: { id } }),
  onMutate: (id, { client }) => changeChat(client, id, { asked_name: null }),
});
