// What stands beside a reply: the memories behind it, forgetting them, and a no to a name.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { MEMORIES } from "../../../lib/data.ts";
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

export const forgetMutation = mutationOptions({
  ...forgetOne,
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
