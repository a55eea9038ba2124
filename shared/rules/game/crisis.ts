// Whoever told of danger is in an open crisis, until they say that they are safe or a day has passed.
import * as v from "valibot";
import { HELP_KINDS } from "../../contracts/safety.ts";

/** As note_crisis in db/functions writes it; what an older server does not know is none to it. */
export const crisisSchema = v.fallback(
  v.nullable(v.object({ kind: v.picklist(HELP_KINDS), since: v.number() })),
  null,
);
export type Crisis = NonNullable<v.InferOutput<typeof crisisSchema>>;

export const CRISIS_OPEN_MS = 24 * 60 * 60_000;

export const openCrisis = (crisis: Crisis | null, now: number): Crisis | null =>
  crisis !== null && now - crisis.since < CRISIS_OPEN_MS ? crisis : null;
