// What more than one room does with what Luli remembers.
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { CHATS, MEMORIES } from "./data.ts";
import { call } from "./http.ts";

/** Also the conversation, which marks what was remembered. */
export const readMemoriesAgain = (client: QueryClient) =>
  Promise.all([MEMORIES, CHATS].map((key) => client.invalidateQueries({ queryKey: [key] })));

/** Without a network it fails and says so, instead of acting much later. */
export const forgetOne = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/memories/:id", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) => readMemoriesAgain(client),
});
