// A moment of joy: every Luli on the page that can be petted jumps, in confetti, before any text says why.
import { type ReactNode, useSyncExternalStore } from "react";

const JOY_MS = 2400;

let confetti: ReactNode | null = null;
let end: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ReactNode | null) {
  confetti = next;
  for (const listener of listeners) listener();
}

/** Whoever has something to celebrate brings the confetti, so that no page loads it for nothing. */
export function startCelebration(brought: ReactNode): void {
  clearTimeout(end);
  end = setTimeout(set, JOY_MS, null);
  set(brought);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What flies around Luli now; null: nothing is celebrated. */
export const useCelebration = (): ReactNode | null =>
  useSyncExternalStore(
    subscribe,
    () => confetti,
    () => null,
  );
