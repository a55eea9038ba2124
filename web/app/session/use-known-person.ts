import { useEffect } from "react";
import { forgetConversation } from "../../features/chat/conversation/last-conversation.ts";
import { keepOutboxOf } from "../../features/chat/conversation/outbox.ts";
import { keep, readKept } from "../../lib/browser/kept.ts";
import type { SessionState } from "../../lib/session/session.ts";

/** Remembers the signed-in person, so that the next first paint (public/before-paint.js) shows the right navigation. */
export function useKnownPerson(session: SessionState): void {
  const id = session.status === "signed_in" ? session.user.id : null;
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (!isKnown) return;
    // The conversation kept for offline reading belongs to one person.
    if (readKept("person") !== id) forgetConversation();
    if (id !== null) keepOutboxOf(id);
    keep("person", id);
  }, [isKnown, id]);
}
