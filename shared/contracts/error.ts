// The one shape of every error answer: a stable code, a sentence for people, the field when one is at fault.
import * as v from "valibot";

export const errorBody = v.object({
  error: v.object({
    /** snake_case fact, e.g. `quota_exceeded`. */
    code: v.string(),
    message: v.string(),
    /** Path of the input at fault, e.g. `messages.3.content`. */
    field: v.optional(v.string()),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
