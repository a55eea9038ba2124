// Whether the user is under 18: Luli is for adults.
import * as v from "valibot";

/** `asked`: not answered yet. */
export const AGE_ANSWERS = ["asked", "adult", "minor"] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

/** Body and answer of `POST /api/age`. */
export const ageRequest = v.strictObject({ is_minor: v.boolean() });
export type AgeTaken = v.InferOutput<typeof ageRequest>;
