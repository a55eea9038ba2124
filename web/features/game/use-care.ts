// Reports the person's care for Luli to the server, which alone decides what it is worth (product.md, Care and growth).
import { useCallback, useEffect } from "react";
import { call } from "../../lib/http.ts";
import { useRewards } from "./use-rewards.ts";

function useCare(name: "POST /api/visit" | "POST /api/puppy/pet"): () => void {
  const applyRewards = useRewards();
  return useCallback(() => {
    call(name).then(
      ({ rewards }) => applyRewards(rewards),
      // Luli enjoys the petting all the same; it only does not count while the server is away.
      (error: unknown) => console.warn("Luli's care was not counted.", error),
    );
  }, [name, applyRewards]);
}

/** Reports the day's first visit; further ones are worth nothing. */
export function useVisit(): void {
  const visit = useCare("POST /api/visit");
  useEffect(visit, [visit]);
}

export const usePet = (): (() => void) => useCare("POST /api/puppy/pet");
