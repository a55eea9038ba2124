// Brings the poses that no first load needs. Until they are here, and if they never come, Luli sits.
import { useEffect, useSyncExternalStore } from "react";
import type { Pose, RigOptions } from "./rig/rig.ts";

type Views = Record<Exclude<Pose, "sit">, (options: RigOptions) => string>;

let views: Views | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    const { drawCurled, drawTrotting } = await import("./rig/views.ts");
    views = { curl: drawCurled, trot: drawTrotting };
    for (const listener of listeners) listener();
  } catch (error) {
    // Offline, or a new version was put in place: the next puppy tries again.
    loading = null;
    console.warn("Luli stays seated.", error);
  }
}

/** Pages that show one at once call this before their data is there. */
export const loadViews = (): Promise<void> => (loading ??= load());

export const getViews = (): Views | null => views;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useViews(isNeeded: boolean): Views | null {
  useEffect(() => {
    if (isNeeded) void loadViews();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, getViews, () => null);
}
