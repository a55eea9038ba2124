// The model's condition by its last answer, and its problem in a sentence for the operator.
import type { ModelState } from "../../shared/contracts/config.ts";
import type { ModelConfig } from "../platform/config/model.ts";
import { nameSome } from "../platform/name-some.ts";
import type { Trouble } from "./trouble.ts";

export type Condition = {
  state: ModelState;
  /** One sentence, never in the provider's own words; null unless the model fails. */
  problem: string | null;
};

export const UNKNOWN: Condition = { state: "unknown", problem: null };
export const WELL: Condition = { state: "well", problem: null };
export const failing = (problem: string): Condition => ({ state: "failing", problem });

/** `offers`: what there is instead, where the name is unknown. */
export function describeTrouble(
  { kind, status, message, cause }: Trouble,
  { name }: ModelConfig,
  offers: readonly string[],
): string {
  switch (kind) {
    case "key":
      return status === 403 ? "It will not let us in (status 403)." : "It refuses our key.";
    case "account":
      return "Our account there is used up.";
    case "name":
      return offers.length > 0
        ? `It has no model ${name}. It offers ${nameSome(offers)}.`
        : `It has no model ${name}.`;
    case "busy":
      return "It has too much to do.";
    case "context":
      return "Its context does not take what Luli tells it.";
    case "request":
    case "content":
      return `It refuses what Luli asks for (status ${status}).`;
    case "moved":
      return message;
    case "down":
      return status ? `It answers with status ${status}.` : (reach(cause) ?? message);
  }
}

function reach(cause: unknown): string | null {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" && /^[A-Z_]+$/.test(code)
    ? `It cannot be reached (${code}).`
    : null;
}
