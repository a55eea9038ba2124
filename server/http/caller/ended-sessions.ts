// The sessions that ended while access tokens of theirs still live: the database tells every server of each.
// Sessions that end while the listener is disconnected are caught by the tokens' own expiry; admin calls and calls with needsOpenSession
// read the session itself (open-session.ts).
import type { ServerContext } from "../../platform/context.ts";

/** A token's life, and a minute for clocks that differ. */
const KEPT_MS = 16 * 60_000;

export type HasEnded = (sessionId: unknown) => boolean;

export function listenForEndedSessions({
  presence,
  clock,
  log,
}: Pick<ServerContext, "presence" | "clock" | "log">): HasEnded {
  const ended = new Map<string, number>();
  const remember = (sessionId: string) => {
    const now = clock().getTime();
    ended.set(sessionId, now + KEPT_MS);
    // A Map keeps the order of insertion: the first ones are the oldest.
    for (const [id, until] of ended) {
      if (until > now) break;
      ended.delete(id);
    }
  };
  presence
    .listen("session_ended", remember)
    .catch((error: unknown) => log.warn("ended sessions are not heard of", { error }));
  return (sessionId) => typeof sessionId === "string" && ended.has(sessionId);
}
