import { useEffect, useRef, useState } from "react";

/** Luli enjoys a stroke this long after the last one. */
const AFTERGLOW_MS = 1600;

/** `stroke` may be called as often as the hand moves; `onPet` tells of the first stroke of each petting. */
export function usePetting(onPet?: () => void): { isPetted: boolean; stroke: () => void } {
  const [isPetted, setIsPetted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      isOver.current?.abort();
    },
    [],
  );

  const end = () => {
    timer.current = undefined;
    isOver.current?.abort();
    setIsPetted(false);
  };
  const stroke = () => {
    if (timer.current === undefined) {
      const { signal } = (isOver.current = new AbortController());
      // The press is seen before Luli moves: to draw her anew takes a slow phone 40 ms.
      requestAnimationFrame(() => setTimeout(() => signal.aborted || setIsPetted(true)));
      // At once: a sound is allowed only while the gesture lasts.
      onPet?.();
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(end, AFTERGLOW_MS);
  };
  return { isPetted, stroke };
}
