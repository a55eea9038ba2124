// A crisis is open from the moment that somebody told of danger until they say that they are safe, take it back, or a day has passed.
import * as v from "valibot";
import { HELP_KINDS } from "../../contracts/safety.ts";

/** As note_crisis in db/functions writes it; a value that this release does not know counts as none. */
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

/** So many messages without a new sign end a crisis that a doubt opened, the last of them included. */
const CALM_MESSAGES = 3;

/** Whether a message without a sign of danger ends the crisis; `earlier`: how many such messages came before it since the last sign. */
export const endsCrisis = (
  crisis: Crisis,
  { isDenial, earlier }: { isDenial: boolean; earlier: number },
): boolean => crisis.by === "doubt" && (isDenial || earlier + 1 >= CALM_MESSAGES);
