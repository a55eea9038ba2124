import { useEffect, useRef, useState } from "react";

/** Luli enjoys a stroke this long after the last one. */
const AFTERGLOW_MS = 1600;

/** `stroke` may be called as often as the hand moves; `onPet` tells of the first stroke of each petting. */
export function usePetting(onPet?: () => void): { isPetted: boolean; stroke: () => void } {
  const [isPetted, setIsPetted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enjoy = () => {
    if (timer.current === undefined) onPet?.();
    clearTimeout(timer.current);
    setIsPetted(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setIsPetted(false);
    }, AFTERGLOW_MS);
  };
  // The press is seen before Luli moves: to draw her anew takes a slow phone 40 ms.
  const stroke = () => void requestAnimationFrame(() => setTimeout(enjoy));
  return { isPetted, stroke };
}
