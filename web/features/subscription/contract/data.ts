// Reads and writes of the contract, by an emailed link or by the session.
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { subscriptionQuery } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { contractWords } from "./words.ts";

/** The token of an emailed link; null uses the session. */
export type ContractToken = string | null;

const show = (token: ContractToken) =>
  token === null
    ? call("POST /functions/v1/contract/own")
    : call("POST /functions/v1/contract", { isPublic: true, body: { token } });

export const contractQuery = (token: ContractToken) =>
  queryOptions({
    queryKey: ["contract", token],
    queryFn: () => show(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const askLinkMutation = mutationOptions({
  mutationFn: (email: string) =>
    call("POST /functions/v1/contract/link", { isPublic: true, body: { email } }),
  meta: { failure: () => wordsOf(contractWords).ask.failed },
});

/** Refreshes the pages of a person who is signed in as well. */
const refreshOwn = (
  _contract: Contract,
  _given: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
) => void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });

export const cancelContractMutation = mutationOptions({
  mutationFn: async (token: ContractToken) => {
    if (token !== null)
      return call("POST /functions/v1/contract/cancel", { isPublic: true, body: { token } });
    await call("POST /functions/v1/cancel-subscription");
    return show(null);
  },
  onSuccess: refreshOwn,
  meta: { failure: () => wordsOf(contractWords).cancel.failed },
});

type Withdrawal = { token: ContractToken; name: string; email: string; password?: string };

export const withdrawMutation = mutationOptions({
  mutationFn: ({ token, ...body }: Withdrawal) =>
    token === null
      ? call("POST /functions/v1/contract/own/withdraw", { body })
      : call("POST /functions/v1/contract/withdraw", { isPublic: true, body: { token, ...body } }),
  onSuccess: refreshOwn,
  meta: {
    failure: (error) =>
      isHttpError(error) && error.code === "sign_in_again"
        ? { ...wordsOf(contractWords).withdraw.failed, text: error.message }
        : wordsOf(contractWords).withdraw.failed,
    isAtField: (error) => isHttpError(error) && error.field !== undefined,
  },
});
