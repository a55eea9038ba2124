// Shared queries and mutations of Luli's memories.
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { CHATS, MEMORIES } from "./data.ts";
import { call } from "./http.ts";

/** Refetches the memories and the conversation, which marks what was remembered. */
export const readMemoriesAgain = (client: QueryClient) =>
  Promise.all([MEMORIES, CHATS].map((key) => client.invalidateQueries({ queryKey: [key] })));

/** Forgetting fails at once without a network instead of acting much later. */
export const forgetOne = mutationOptions({
  networkMode: "always",
  mutationFn: (id: string) => call("DELETE /api/memories/:id", { params: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) => readMemoriesAgain(client),
});
