// The time as a page that stays open sees it: to the minute, also over midnight.
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The beginning of the minute that it is, in milliseconds. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute, minute);
