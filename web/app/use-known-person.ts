import { useEffect } from "react";
import type { SessionState } from "../lib/session.ts";

/** Read again by public/before-paint.js. */
const KEY = "luli-person";

/** Remembers whether someone is signed in, so that the next first paint shows the navigation that is theirs. */
export function useKnownPerson(status: SessionState["status"]): void {
  useEffect(() => {
    if (status === "loading") return;
    try {
      if (status === "signed_in") localStorage.setItem(KEY, "1");
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is closed: the next visit begins as a visitor's.
    }
  }, [status]);
}
