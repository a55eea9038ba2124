// What changes more often than a slow phone draws, told once a frame.
import type { Followed } from "../../../lib/create-store.ts";

/** Changes of a page that nobody sees are told when it is seen again. */
export const perFrame = <Value>(store: Followed<Value>): Followed<Value> => ({
  ...store,
  subscribe: (listener) => {
    let frame = 0;
    const leave = store.subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        listener();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  },
});
