// What a person changes about themselves: `PATCH /api/me`. What is left out stays.
import * as v from "valibot";
import { nameProblem, puppyNameProblem, tidyName } from "../../rules/names.ts";

const named = (problemOf: (name: string) => string | null) =>
  v.pipe(
    v.string("Please write a name."),
    v.check(
      (name) => problemOf(name) === null,
      ({ input }) => problemOf(input)!,
    ),
    v.transform(tidyName),
  );

export const changeProfileRequest = v.strictObject({
  /** Empty: Luli may forget it. */
  name: v.optional(named(nameProblem)),
  /** Of the puppy that `GET /api/me` shows. */
  puppy_name: v.optional(named(puppyNameProblem)),
});
export type ProfileChange = v.InferOutput<typeof changeProfileRequest>;
