// Decides what a message means for the person's safety, from the check of its words and what happened before. Pure.
import type { AgeAnswer } from "../../../shared/contracts/account/age.ts";
import { type Crisis, endsCrisis, openCrisis } from "../../rules/crisis.ts";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import type { Help } from "../../../shared/rules/help.ts";
import { type Doubt, isHeeded, type SafetyCheck } from "../../safety/service.ts";
import type { PastTurn } from "../queries.ts";

export type SafetyDecision = {
  /** The classifier's doubt; null also if the person was asked about it before. */
  doubt: Doubt | null;
  /** The crisis that stays open while the message is answered. */
  crisis: Crisis | null;
  /** The message ends a crisis. */
  endsCrisis: boolean;
  /** The danger that the person may be in, by this message or since one of the last day. */
  inDanger: HelpKind | null;
  /** The help that the reply starts with. */
  help: Help | null;
  /** The classifier alone would give the vetted answer. */
  isHeeded: boolean;
  /** `judge`: the model answers, until the judge decides otherwise. */
  answeredBy: "model" | "judge" | "vetted";
};

type Before = {
  age: AgeAnswer | null;
  turns: readonly PastTurn[];
  crisis: Crisis | null;
  now: Date;
};

export function decideSafety(
  check: Pick<SafetyCheck, "doubt" | "isDenial">,
  { age, turns, crisis: stored, now }: Before,
  hasJudge: boolean,
): SafetyDecision {
  // A person who was asked for their age is asked again only after plain words.
  const heard = check.doubt?.kind === "minor" && age !== null ? null : check.doubt;
  const before = openCrisis(stored, now.getTime());
  // In an open crisis a weak doubt is about the same danger.
  const doubt = heard && before && heard.level !== "sure" ? { ...heard, kind: before.kind } : heard;
  const isOver =
    before !== null &&
    !isHeeded(doubt, true) &&
    endsCrisis(before, {
      isDenial: check.isDenial,
      earlier: turns.filter(({ at }) => Date.parse(at) > before.since).length,
    });
  const crisis = isOver ? null : before;
  const isSure = isHeeded(doubt, crisis !== null);
  return {
    doubt,
    crisis,
    endsCrisis: isOver,
    inDanger: crisis?.kind ?? (isSure ? doubt!.kind : null),
    help: crisis ? "stays" : hasJudge ? null : helpFor(doubt),
    isHeeded: isSure,
    answeredBy: hasJudge && (doubt ?? crisis) ? "judge" : isSure ? "vetted" : "model",
  };
}

function helpFor(doubt: Doubt | null): Help | null {
  if (doubt?.level !== "unsure") return null;
  return doubt.kind === "minor" ? "ask_age" : "offer";
}
