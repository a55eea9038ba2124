// Passes on changes once a frame when they come faster than a slow phone draws.
import type { Followed } from "../../../lib/create-store.ts";

/** The shortest pause between two draws of a growing text. */
const PACE_MS = { least: 50, most: 250 };
/** Drawing takes one part of this many of the time: a slow phone draws more words at once and keeps the rest for typing. */
const PARTS = 4;

/** Changes of a hidden page are passed on when it is visible again. */
export const perFrame = <Value>(store: Followed<Value>): Followed<Value> => ({
  ...store,
  subscribe: (listener) => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let nextAt = Number.NEGATIVE_INFINITY;
    const tell = () => {
      frame = 0;
      timer = undefined;
      const begun = performance.now();
      nextAt = begun + PACE_MS.least;
      listener();
      // Runs after the frame is drawn.
      setTimeout(() => {
        const pace = (performance.now() - begun) * PARTS;
        nextAt = begun + Math.min(Math.max(pace, PACE_MS.least), PACE_MS.most);
      });
    };
    const draw = () => (frame = requestAnimationFrame(tell));
    const leave = store.subscribe(() => {
      if (frame !== 0 || timer !== undefined) return;
      const early = nextAt - performance.now();
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
