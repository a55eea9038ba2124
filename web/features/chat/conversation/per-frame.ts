// What changes more often than a slow phone draws, told with a frame.
import type { Followed } from "../../../lib/create-store.ts";

/** Words come no faster than this to be read; what is left of the time is for whoever types. */
const PACE_MS = 50;

/** Changes of a page that nobody sees are told when it is seen again. */
export const perFrame = <Value>(store: Followed<Value>): Followed<Value> => ({
  ...store,
  subscribe: (listener) => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    const tell = () => {
      frame = 0;
      timer = undefined;
      toldAt = performance.now();
      listener();
    };
    const draw = () => (frame = requestAnimationFrame(tell));
    const leave = store.subscribe(() => {
      if (frame !== 0 || timer !== undefined) return;
      const early = toldAt + PACE_MS - performance.now();
      if (early > 0) timer = setTimeout(draw, early);
      else draw();
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      leave();
    };
  },
});
