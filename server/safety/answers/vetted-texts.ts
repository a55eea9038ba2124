// The form of the vetted words of a language: a kind, a stage or a language that is missing does not compile.
import type { ClosedKind } from "../watch/table.ts";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import type { Stage } from "../kinds.ts";

/**
 * In every text `{emergency}` becomes one of `emergency`, `{line}` one of `line`; `{number}`, `{name}` and `{contact}` in
 * those come from the helplines of the country.
 */
export type VettedTexts = {
  emergency: { known: string; unknown: string };
  line: {
    always: string;
    /** A line that is not open at every hour. */
    atTimes: string;
    unknown: string;
  };
  /** What ends a reply in which Luli began to say what she must not; a method is followed by the answers below instead. */
  closings: Record<ClosedKind, string>;
  /** Answers for users who have confirmed that they are under 18, whatever they write. */
  resting: readonly string[];
  /** Paragraphs; the first of a first answer says that it was heard and asks whether the person is safe. */
  answers: Record<HelpKind, Record<Stage, readonly string[]>>;
};
