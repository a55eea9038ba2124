// Carries out what the judge decides while a reply is being made. Where it does not decide in time, the classifier's own decision stands.
import type { AgeAnswer } from "../../../shared/contracts/account/age.ts";
import { within } from "../../platform/within.ts";
import type { Judge } from "../../safety/service.ts";
import type { Generation } from "../generation/generation.ts";
import type { PastTurn } from "../queries.ts";
import type { VettedEnding } from "./crisis.ts";
import type { SafetyDecision } from "./decision.ts";

type Case = {
  decision: SafetyDecision;
  turns: readonly PastTurn[];
  age: AgeAnswer | null;
  /** The person says that what they said was not meant so. */
  onTakenBack: () => void;
  /** The danger stays unsure: help is offered quietly. */
  onUnsure: () => Promise<void>;
};

/** The reply waits for the decision before it ends, and before it begins where the classifier is sure. */
export function askJudge(
  judge: Judge,
  judgeMs: number,
  generation: Generation,
  ending: VettedEnding,
  { decision, turns, age, onTakenBack, onUnsure }: Case,
): void {
  const { doubt, crisis, isHeeded } = decision;
  const ended = new AbortController();
  void generation.ended.then(() => ended.abort());
  const asking = judge.ask(generation.input.message, turns.flatMap(toMessages), ended.signal);
  const carryingOut = asking.then(async (verdict) => {
    if (verdict === null) {
      if (doubt && isHeeded) await ending.answer(doubt);
      else if (doubt?.level === "unsure" && !crisis) await onUnsure();
    } else if (verdict === "safe") {
      if (crisis?.by === "doubt") onTakenBack();
    } else if (verdict !== "none" && !(verdict === "minor" && age !== null)) {
      await ending.answer({ kind: verdict, layer: "service" });
    }
  });
  generation.waitFor(carryingOut, isHeeded ? within(judgeMs, asking) : undefined);
}

const toMessages = ({ message, response }: PastTurn) => [
  { role: "user" as const, content: message },
  ...(response ? [{ role: "assistant" as const, content: response }] : []),
];
