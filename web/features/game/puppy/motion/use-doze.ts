import { useEffect, useState } from "react";

/** Luli falls asleep after this long without input. */
export const DOZE_AFTER_MS = 3 * 60_000;

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Returns whether Luli has fallen asleep; any input wakes her. Never while `isBusy`. */
export function useDoze(isBusy: boolean): boolean {
  const [isDozing, setDozing] = useState(false);
  useEffect(() => {
    if (isBusy) return;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      clearTimeout(timer);
      setDozing(false);
      timer = setTimeout(() => setDozing(true), DOZE_AFTER_MS);
    };
    stir();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stir);
    };
  }, [isBusy]);
  return isDozing && !isBusy;
}
