import { useEffect, useRef, useState } from "react";

/** Luli enjoys a stroke this long after the last one. */
const AFTERGLOW_MS = 1600;

/** `stroke` may be called as often as the hand moves; `onPet` fires for the first stroke of each petting. */
export function usePetting(onPet?: () => void): { isPetted: boolean; stroke: () => void } {
  const [isPetted, setIsPetted] = useState(false);
  /** Null while no petting is under way. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const draw = () => {
    if (timer.current !== undefined) setIsPetted(true);
  };
  const stroke = () => {
    if (timer.current === undefined) {
      // The press is shown before Luli moves: rendering her takes a slow phone 40 ms.
      requestAnimationFrame(() => setTimeout(draw));
      // The handler runs at once: a sound is allowed only during the gesture.
      onPet?.();
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setIsPetted(false);
    }, AFTERGLOW_MS);
  };
  return { isPetted, stroke };
}
