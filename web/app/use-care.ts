// What a person does for Luli, told to the server, which alone decides what it is worth (product.md, Care and growth).
import { useCallback, useEffect } from "react";
import type { RewardsAnswer } from "../../shared/contracts/puppy.ts";
import { postJson } from "../lib/http.ts";
import { paths } from "../lib/paths.ts";
import { useRewards } from "./use-rewards.ts";

/** Says hello for the day, and returns what pets Luli. */
export function useCare(): () => void {
  const applyRewards = useRewards();
  const act = useCallback(
    async (path: string) => {
      try {
        applyRewards((await postJson<RewardsAnswer>(path)).rewards);
      } catch (error) {
        // Luli enjoyed it all the same; it only counts for nothing while the server is away.
        console.warn("Luli's care was not counted.", error);
      }
    },
    [applyRewards],
  );
  // The first visit of the day; every further one is worth nothing.
  useEffect(() => void act(paths.visit), [act]);
  return useCallback(() => void act(paths.pet), [act]);
}
