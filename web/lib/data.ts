// The queries that the whole site shares. useSessionQueries clears what belongs to a person when another one signs in.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SubscriptionState } from "../../shared/contracts/subscription.ts";
import { call, callOwn } from "./http.ts";
import { readPageConfig } from "./browser/page-config.ts";
import { type SessionState, sessionStore } from "./session/session.ts";

/** The interval of spec section 9. */
const SUBSCRIPTION_POLL_MS = 60_000;

/** The state before load and when signed out (spec section 4). */
export const DEFAULT_SUBSCRIPTION: SubscriptionState = {
  subscribed: false,
  status: "trial",
  product_id: null,
  subscription_end: null,
  cancel_at_period_end: false,
  trial_available: true,
};

const CONFIG_KEY = "config";

export const configQuery = queryOptions({
  queryKey: [CONFIG_KEY],
  queryFn: ({ signal }) => call("GET /config.json", { signal, isPublic: true }),
  initialData: readPageConfig,
  staleTime: Infinity,
});

export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => callOwn("GET /api/me", { signal }),
});

/** First parts of query keys that more than one feature invalidates. */
export const GAME = "game";
export const CHATS = "chats";
export const MEMORIES = "memories";

export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => checkSubscription(signal),
  // Initial data instead of a placeholder: a failed first check must keep the default (spec sections 4 and 8).
  initialData: DEFAULT_SUBSCRIPTION,
  initialDataUpdatedAt: 0,
  refetchInterval: SUBSCRIPTION_POLL_MS,
  // The portal may have changed the subscription while it had the focus.
  refetchOnWindowFocus: "always",
  retry: false,
});

const checkSubscription = async (signal: AbortSignal): Promise<SubscriptionState> => {
  const session = await sessionStore.ready();
  if (session.status !== "signed_in") return DEFAULT_SUBSCRIPTION;
  try {
    return await call("POST /functions/v1/check-subscription", { signal });
  } catch (error) {
    if (!signal.aborted)
      console.warn("The subscription check failed; the previous state is kept.", error);
    throw error;
  }
};

type Keyed = { queryKey: readonly unknown[] };
const personal = { predicate: (query: Keyed) => query.queryKey[0] !== CONFIG_KEY };
const subscription = { queryKey: subscriptionQuery.queryKey };

/** Drops everything that belongs to a person. If another one is signed in, the visible queries run again. */
const forgetUser = async (queryClient: QueryClient): Promise<void> => {
  const isSomeoneThere = sessionStore.get().status === "signed_in";
  await queryClient.cancelQueries(personal);
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ ...personal, type: "inactive" });
  // The pages that show a person are about to leave and would ask in vain.
  await (isSomeoneThere
    ? queryClient.resetQueries(personal)
    : queryClient.resetQueries(subscription));
  if (!isSomeoneThere)
    queryClient.removeQueries({
      predicate: (query) =>
        personal.predicate(query) && query.queryKey[0] !== subscription.queryKey[0],
    });
};

/** Mounted once. Limits the cache to the signed-in person. */
export const useSessionQueries = (queryClient: QueryClient): void => {
  useEffect(() => {
    let known = sessionStore.get();
    return sessionStore.subscribe(() => {
      const before = known;
      known = sessionStore.get();
      if (before.status === "loading") return;
      if (personOf(before) === personOf(known)) {
        // The name or address was changed in another tab, or by an email link.
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
        return;
      }
      if (before.status === "signed_in") void forgetUser(queryClient);
      else void queryClient.invalidateQueries(personal);
    });
  }, [queryClient]);
};

const personOf = (session: SessionState) =>
  session.status === "signed_in" ? session.user.id : null;
