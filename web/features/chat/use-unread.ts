// Counts replies that came while the tab was hidden, in its title and on the app's badge.
import { useEffect, useState } from "react";

export function useUnread(): { unread: number; note: () => void } {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    // The title counts unread replies where badges are missing or not allowed. Opening the page clears the badge (web/app/service-
    // worker.ts).
    if (unread > 0) void navigator.setAppBadge?.(unread).catch(() => {});
  }, [unread]);
  useEffect(() => {
    const handleSight = () => {
      if (!document.hidden) setUnread(0);
    };
    document.addEventListener("visibilitychange", handleSight);
    return () => document.removeEventListener("visibilitychange", handleSight);
  }, []);
  return {
    unread,
    note: () => {
      if (document.hidden) setUnread((count) => count + 1);
    },
  };
}
