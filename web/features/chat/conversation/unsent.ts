// What a person has typed, and what could not be sent: kept in this tab over reloads and other pages, and theirs alone.
import type { SubscriptionStatus } from "../../../../shared/contracts/me.ts";
import { sessionStore } from "../../../lib/session/session.ts";
import type { NewTurn } from "./new-turn.ts";

const KEY = "luli-unsent";

type Unsent = {
  draft: string;
  refused: readonly NewTurn[];
  /** Until when the plan of then has no messages left. */
  over?: { until: number; plan: SubscriptionStatus };
};

const NOTHING: Unsent = { draft: "", refused: [] };

const personId = () => {
  const session = sessionStore.get();
  return session.status === "signed_in" ? session.user.id : null;
};

export function readUnsent(): Unsent {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { id?: string } & Unsent;
    return kept.id !== undefined && kept.id === personId() ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepUnsent(change: Partial<Unsent>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readUnsent(), ...change, id: personId() }));
  } catch {
    // Storage is closed or full: what is typed lives as long as the page.
  }
}
