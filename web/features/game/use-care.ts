// Reports the person's care for Luli to the server, which alone decides what it is worth (product.md, Care and growth).
import { useCallback, useEffect } from "react";
import { call } from "../../lib/http.ts";
import { useRewards } from "./use-rewards.ts";

type CareCall = "POST /api/visit" | "POST /api/universe/visit" | "POST /api/puppy/pet";

function useCare(name: CareCall): () => void {
  const applyRewards = useRewards();
  return useCallback(() => {
    call(name).then(
      ({ rewards }) => applyRewards(rewards),
      // Luli enjoys the petting all the same; it only does not count while the server is away.
      (error: unknown) => console.warn("Luli's care was not counted.", error),
    );
  }, [name, applyRewards]);
}

function useReportOnArrival(name: CareCall): void {
  const report = useCare(name);
  useEffect(report, [report]);
}

/** Reports the day's first visit; further ones are worth nothing. */
export const useVisit = (): void => useReportOnArrival("POST /api/visit");

/** Reports a visit to the universe, which counts for the day's task. */
export const useUniverseVisit = (): void => useReportOnArrival("POST /api/universe/visit");

export const usePet = (): (() => void) => useCare("POST /api/puppy/pet");
