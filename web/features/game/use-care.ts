// What a person does for Luli, told to the server, which alone decides what it is worth (product.md, Care and growth).
import { useCallback, useEffect } from "react";
import type { RewardsAnswer } from "../../../shared/contracts/puppy.ts";
import { postJson } from "../../lib/http.ts";
import { paths } from "../../lib/paths.ts";
import { useRewards } from "./use-rewards.ts";

function useCare(path: string): () => void {
  const applyRewards = useRewards();
  return useCallback(() => {
    postJson<RewardsAnswer>(path).then(
      ({ rewards }) => applyRewards(rewards),
      // Luli enjoyed it all the same; it only counts for nothing while the server is away.
      (error: unknown) => console.warn("Luli's care was not counted.", error),
    );
  }, [path, applyRewards]);
}

/** The first visit of the day; every further one is worth nothing. */
export function useVisit(): void {
  const visit = useCare(paths.visit);
  useEffect(visit, [visit]);
}

export const usePet = (): (() => void) => useCare(paths.pet);
