// Writes of the store, and the ledger of coins.
import type { StoreAnswer } from "../../../../shared/contracts/game/rewards.ts";
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { OutfitId, StoreItem } from "../../../../shared/contracts/game/store.ts";
import { storeQuery } from "../queries.ts";
import { GAME, meQuery } from "../../../lib/data.ts";
import { call, callOwn } from "../../../lib/http.ts";

export const walletQuery = infiniteQueryOptions({
  queryKey: [GAME, "wallet"],
  queryFn: ({ pageParam: before, signal }) =>
    callOwn("GET /api/wallet", { query: { before }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

/** Updates the cache, also when the page was left meanwhile. A page that is still open takes the rewards as well. */
function takeStore(client: QueryClient, { store }: StoreAnswer): void {
  client.setQueryData(storeQuery.queryKey, store);
  const worn = store.outfits.filter(({ is_worn }) => is_worn).map(({ id }) => id);
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, worn, coins: store.coins });
}

/** A refused or lost purchase means that the server knows more than this page. */
function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: storeQuery.queryKey });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** A purchase fails at once without a network instead of being made much later. */
const AT_ONCE = { networkMode: "always" } as const;

export const buyMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: (item: StoreItem) => call("POST /api/store/buy", { body: { item } }),
  onSuccess: (answer, _item, _before, { client }) => takeStore(client, answer),
  onError: (_error, _item, _before, { client }) => lookAgain(client),
  meta: { isAtField: () => true },
});

type Dressing = { outfit: OutfitId; isPutOn: boolean };

export const dressMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ outfit, isPutOn }: Dressing) =>
    call(`POST /api/store/${isPutOn ? "wear" : "take-off"}`, { body: { outfit } }),
  onSuccess: (answer, _dressing, _before, { client }) => takeStore(client, answer),
  onError: (_error, _dressing, _before, { client }) => lookAgain(client),
  meta: { isAtField: () => true },
});
