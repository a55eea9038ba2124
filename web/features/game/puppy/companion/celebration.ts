// A celebration: every puppy on the page that can be petted jumps, in confetti, before any text says why.
import type { ReactNode } from "react";
import { createStore, useStore } from "../../../../lib/create-store.ts";

const JOY_MS = 2400;

const confetti = createStore<ReactNode | null>(null);
let end: ReturnType<typeof setTimeout> | undefined;

/** Starts a celebration. The caller brings the confetti, so that no page loads it in vain. */
export function startCelebration(brought: ReactNode): void {
  clearTimeout(end);
  end = setTimeout(confetti.set, JOY_MS, null);
  confetti.set(brought);
}

/** The confetti around Luli; null when nothing is celebrated. */
export const useCelebration = (): ReactNode | null => useStore(confetti);
