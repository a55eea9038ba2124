// Drafts and unsent messages, kept in this tab over reloads, other pages and the end of a session, for their writer alone. The page names
// the person it was opened for: the session may be over when a message is refused.
import type { SubscriptionStatus } from "../../../../shared/contracts/me.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import type { NewTurn } from "./new-turn.ts";

type Unsent = {
  draft: string;
  refused: readonly NewTurn[];
  /** The plan that had no messages left, and until when. */
  over?: { until: number; plan: SubscriptionStatus };
};

const NOTHING: Unsent = { draft: "", refused: [] };

export function readUnsent(person: string): Unsent {
  const kept = readKeptJson("unsent") as ({ id?: string } & Unsent) | null;
  return kept?.id === person ? kept : NOTHING;
}

export const keepUnsent = (person: string, change: Partial<Unsent>): void =>
  void keepJson("unsent", { ...readUnsent(person), ...change, id: person });
