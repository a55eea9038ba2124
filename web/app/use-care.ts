// What a person does for Luli, told to the server, which alone decides what it is worth (product.md, Care and growth).
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Rewards } from "../../shared/contracts/rewards.ts";
import { dashboardQuery, meQuery } from "../lib/data.ts";
import { postJson } from "../lib/http.ts";
import { paths } from "../lib/paths.ts";

type Care = { pet: () => void; refresh: () => void };

/** `pet` shows at once what it was worth; `refresh` asks again what a reply has changed. */
export function useCare(): Care {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  }, [queryClient]);
  const act = useCallback(
    async (path: string) => {
      try {
        const { rewards } = await postJson<{ rewards: Rewards }>(path);
        queryClient.setQueryData(
          meQuery.queryKey,
          (me) => me && { ...me, puppy: rewards.puppy, coins: rewards.balance },
        );
        void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      } catch (error) {
        // Luli enjoyed it all the same; it only counts for nothing while the server is away.
        console.warn("Luli's care was not counted.", error);
      }
    },
    [queryClient],
  );
  // The first visit of the day; every further one is worth nothing.
  useEffect(() => void act(paths.visit), [act]);
  const pet = useCallback(() => void act(paths.pet), [act]);
  return { pet, refresh };
}
