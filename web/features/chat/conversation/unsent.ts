// What a person has typed, and what could not be sent: kept in this tab over reloads, other pages and the end of a session, and theirs
// alone. The page names the person it was opened for: by the time a message is refused, nobody may be signed in.
import type { SubscriptionStatus } from "../../../../shared/contracts/me.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import type { NewTurn } from "./new-turn.ts";

type Unsent = {
  draft: string;
  refused: readonly NewTurn[];
  /** Until when the plan of then has no messages left. */
  over?: { until: number; plan: SubscriptionStatus };
};

const NOTHING: Unsent = { draft: "", refused: [] };

export function readUnsent(person: string): Unsent {
  const kept = readKeptJson("unsent") as ({ id?: string } & Unsent) | null;
  return kept?.id === person ? kept : NOTHING;
}

export const keepUnsent = (person: string, change: Partial<Unsent>): void =>
  void keepJson("unsent", { ...readUnsent(person), ...change, id: person });
