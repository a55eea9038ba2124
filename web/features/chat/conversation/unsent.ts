// What a person has typed, and what could not be sent: kept in this tab over reloads and other pages, and theirs alone.
import type { SubscriptionStatus } from "../../../../shared/contracts/me.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import { sessionStore } from "../../../lib/session/session.ts";
import type { NewTurn } from "./new-turn.ts";

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
  const kept = readKeptJson("unsent") as ({ id?: string } & Unsent) | null;
  return kept?.id !== undefined && kept.id === personId() ? kept : NOTHING;
}

export const keepUnsent = (change: Partial<Unsent>): void =>
  void keepJson("unsent", { ...readUnsent(), ...change, id: personId() });
