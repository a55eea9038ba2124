// A moment of joy: every Luli on the page that can be petted jumps, in confetti, before any text says why.
import type { ReactNode } from "react";
import { createStore, useStore } from "../../../../lib/create-store.ts";

const JOY_MS = 2400;

const confetti = createStore<ReactNode | null>(null);
let end: ReturnType<typeof setTimeout> | undefined;

/** Whoever has something to celebrate brings the confetti, so that no page loads it for nothing. */
export function startCelebration(brought: ReactNode): void {
  clearTimeout(end);
  end = setTimeout(confetti.set, JOY_MS, null);
  confetti.set(brought);
}

/** What flies around Luli now; null: nothing is celebrated. */
export const useCelebration = (): ReactNode | null => useStore(confetti);
