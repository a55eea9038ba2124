// One's contract by a link, or by a token of the same kind for whoever is signed in.
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { subscriptionQuery } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { contractWords } from "./words.ts";

/** Anew for each visit: it is used up by one decision. */
export const tokenQuery = queryOptions({
  queryKey: ["contract-token"],
  queryFn: async () => (await call("POST /functions/v1/contract/token")).token,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const contractQuery = (token: string) =>
  queryOptions({
    queryKey: ["contract", token],
    queryFn: () => call("POST /functions/v1/contract", { isPublic: true, body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const askLinkMutation = mutationOptions({
  mutationFn: (email: string) =>
    call("POST /functions/v1/contract/link", { isPublic: true, body: { email } }),
  meta: { failure: () => wordsOf(contractWords).ask.failed },
});

/** Where the person is signed in as well, their pages ask anew. */
const refreshOwn = (
  _contract: Contract,
  _given: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
) => void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });

export const cancelContractMutation = mutationOptions({
  mutationFn: (token: string) =>
    call("POST /functions/v1/contract/cancel", { isPublic: true, body: { token } }),
  onSuccess: refreshOwn,
  meta: { failure: () => wordsOf(contractWords).cancel.failed },
});

export const withdrawMutation = mutationOptions({
  mutationFn: (body: { token: string; name: string; email: string }) =>
    call("POST /functions/v1/contract/withdraw", { isPublic: true, body }),
  onSuccess: refreshOwn,
  meta: { failure: () => wordsOf(contractWords).withdraw.failed },
});
