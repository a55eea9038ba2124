// Writes of the subscription: checkout, return from it, portal, cancel and resume.
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { SubscriptionState } from "../../../shared/contracts/subscription.ts";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { meQuery, subscriptionQuery } from "../../lib/data.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { call } from "../../lib/http.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { subscriptionWords } from "./words.ts";

export async function createCheckout(): Promise<string> {
  const consent = { text_version: CONSENT.version };
  const { clientSecret } = await call("POST /functions/v1/create-checkout", { body: { consent } });
  return clientSecret;
}

/** A check under way is older and must not overwrite this state. */
export async function takeState(client: QueryClient, state: SubscriptionState): Promise<void> {
  await client.cancelQueries({ queryKey: subscriptionQuery.queryKey });
  client.setQueryData(subscriptionQuery.queryKey, state);
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** The click itself opens `tab`, because browsers refuse tabs that open later. */
async function openPortal(tab: Window | null): Promise<void> {
  try {
    const { url } = await call("POST /functions/v1/customer-portal");
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export const portalMutation = mutationOptions({
  mutationFn: openPortal,
  meta: {
    failure: (error: Error) => {
      const { noSession, failed } = wordsOf(subscriptionWords).portal;
      return isHttpError(error) && error.status === 401 ? noSession : failed;
    },
  },
});

export const cancelMutation = mutationOptions({
  mutationFn: () => call("POST /functions/v1/cancel-subscription"),
  onSuccess: (state, _variables, _before, { client }) => takeState(client, state),
  meta: { failure: () => wordsOf(subscriptionWords).cancel.failed },
});

export const resumeMutation = mutationOptions({
  mutationFn: () => call("POST /functions/v1/resume-subscription"),
  onSuccess: (state, _variables, _before, { client }) => takeState(client, state),
  meta: { failure: () => wordsOf(subscriptionWords).resume.failed },
});
