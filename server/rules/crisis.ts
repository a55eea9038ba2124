// A crisis is open from a message of danger until the person says that they are safe, takes it back, or a day has passed.
import * as v from "valibot";
import { HELP_KINDS } from "../../shared/contracts/safety.ts";

/** Written by note_crisis in db/functions; an unknown value counts as no crisis. */
export const crisisSchema = v.fallback(
  v.nullable(
    v.object({
      kind: v.picklist(HELP_KINDS),
      /** The newest sign of it, in ms. */
      since: v.number(),
      /** `doubt`: the classifier, the judge or the model opened it, and may have been wrong. */
      by: v.optional(v.picklist(["words", "doubt"]), "words"),
    }),
  ),
  null,
);
export type Crisis = NonNullable<v.InferOutput<typeof crisisSchema>>;

export const CRISIS_OPEN_MS = 24 * 60 * 60_000;

export const openCrisis = (crisis: Crisis | null, now: number): Crisis | null =>
  crisis !== null && now - crisis.since < CRISIS_OPEN_MS ? crisis : null;

/** A crisis that a doubt opened ends after this many messages without a new sign, including the last. */
const CALM_MESSAGES = 3;

/** Whether a message without a sign of danger ends the crisis; `earlier`: how many such messages came before it since the last sign. */
export const endsCrisis = (
  crisis: Crisis,
  { isDenial, earlier }: { isDenial: boolean; earlier: number },
): boolean => crisis.by === "doubt" && (isDenial || earlier + 1 >= CALM_MESSAGES);
