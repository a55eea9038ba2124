// The day it is, also for a page that stays open over midnight.
import { useSyncExternalStore } from "react";

const CHECK_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
};

const today = () => new Date().toDateString();

/** As `Date.prototype.toDateString` writes it. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
