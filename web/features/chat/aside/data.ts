// What of her memory stands behind a reply: GET /api/chats/:id/memories, and forgetting it.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http.ts";
import { wordsOf } from "../../../lib/words/words.ts";
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
