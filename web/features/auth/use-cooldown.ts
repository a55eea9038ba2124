// Seconds until something may be done again.
import { useEffect, useState } from "react";

export const useCooldown = (seconds: number, startsNow: boolean) => {
  const [left, setLeft] = useState(startsNow ? seconds : 0);
  const isCounting = left > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return { left, start: () => setLeft(seconds) };
};
