import { useEffect } from "react";
import { forgetConversation } from "../../features/chat/conversation/last-conversation.ts";
import { forgetOutbox } from "../../features/chat/conversation/outbox.ts";
import type { SessionState } from "../../lib/session/session.ts";

/** Read again by public/before-paint.js. */
const KEY = "luli-person";

/** Remembers who is signed in, so that the next first paint shows the navigation that is theirs. */
export function useKnownPerson(session: SessionState): void {
  const id = session.status === "signed_in" ? session.user.id : null;
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (!isKnown) return;
    try {
      // What this device keeps for the times without a network belongs to one person.
      if (localStorage.getItem(KEY) !== id) {
        forgetConversation();
        forgetOutbox();
      }
      if (id === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, id);
    } catch {
      // Storage is closed: the next visit begins as a visitor's.
    }
  }, [isKnown, id]);
}
