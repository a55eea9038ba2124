// The current time to the minute, for a page that stays open.
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the start of the current minute in milliseconds. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute, minute);
