// A level-up fills the bar first; then the new level begins with an empty one.
import { useEffect, useState } from "react";
import type { Puppy } from "../../../../../shared/contracts/me.ts";
import { wantsLessMotion } from "../motion/less-motion.ts";

/** The bar takes 560 ms, and waits a moment at the top. */
const FILL_MS = 700;

/** Returns the puppy to show, and whether a level has just begun. */
export function useLevelUp(puppy: Puppy): { shown: Puppy; hasRisen: boolean } {
  const [before, setBefore] = useState(puppy);
  const [hasRisen, setRisen] = useState(false);
  const isRising = before.variant === puppy.variant && before.level < puppy.level;
  if (!isRising && before !== puppy) setBefore(puppy);
  useEffect(() => {
    if (!isRising) return;
    const rise = () => {
      setBefore(puppy);
      setRisen(true);
    };
    const timer = setTimeout(rise, wantsLessMotion() ? 0 : FILL_MS);
    return () => clearTimeout(timer);
  }, [isRising, puppy]);
  return { shown: isRising ? { ...before, xp: before.max_xp } : puppy, hasRisen };
}
