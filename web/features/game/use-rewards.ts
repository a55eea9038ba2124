// Applies the rewards of an action or a reply: they go into the cache at once, and more than XP is announced.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Rewards } from "../../../shared/contracts/game/rewards.ts";
import { GENTLE } from "../../../shared/rules/game/gentle.ts";
import { GAME, meQuery } from "../../lib/data.ts";

/** Applies an answer's rewards. Returns whether Luli may rejoice: she does not with a person who is sad or in a crisis. */
export function useRewards(): (rewards: Rewards) => boolean {
  const queryClient = useQueryClient();
  return useCallback(
    (rewards) => {
      remember(queryClient, rewards);
      if (rewards.mood === GENTLE) return false;
      if (hasNews(rewards)) announce(rewards);
      if (rewards.coins.length > 0 && document.querySelector("[data-wallet]")) pay(rewards);
      return true;
    },
    [queryClient],
  );
}

function pay(rewards: Rewards): void {
  import("./rewards/fly-coins.ts").then(
    ({ flyCoins }) => flyCoins(rewards),
    (error: unknown) => console.warn("What was won could not be shown.", error),
  );
}

function announce(rewards: Rewards): void {
  import("./celebrate.ts").then(
    ({ celebrate }) => celebrate(rewards),
    // The announcement failed to load offline or after a release; the numbers are right all the same.
    (error: unknown) => console.warn("Luli could not celebrate.", error),
  );
}

function remember(queryClient: QueryClient, { puppy, balance }: Rewards): void {
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, puppy, coins: balance });
  // A pending answer may be older than the reward.
  if (queryClient.isFetching({ queryKey: meQuery.queryKey }))
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  const game = { queryKey: [GAME] };
  void queryClient.invalidateQueries(game);
  for (const query of queryClient.getQueryCache().findAll(game)) {
    // The first answer under way may be older than the reward: it cannot be taken back, so the query runs again after it.
    if (query.state.data !== undefined || query.state.fetchStatus !== "fetching") continue;
    const { queryKey } = query;
    const askAgain = () => queryClient.invalidateQueries({ queryKey });
    // A failed query shows its own error.
    void query.promise?.then(askAgain, () => undefined);
  }
}

/** Whether the announcement may have something to say; it decides itself, once loaded. */
const hasNews = (rewards: Rewards): boolean =>
  rewards.is_streak_won_back ||
  rewards.freezes_used > 0 ||
  rewards.coins.some(({ source }) => source === "streak" || source === "tasks") ||
  [rewards.level_ups, rewards.unlocks, rewards.achievements, rewards.tasks_done].flat().length > 0;
