// What OpenAI's moderations say, as far as it is about the writer: violence and hate are mostly about stories and news.
import * as v from "valibot";
import type { HelpKind } from "../../../shared/contracts/safety.ts";

const SELF_HARM = ["self-harm", "self-harm/intent", "self-harm/instructions"];

const answer = v.object({
  results: v.tupleWithRest(
    [v.object({ categories: v.record(v.string(), v.nullable(v.boolean())) })],
    v.unknown(),
  ),
});

/** Throws for what is no answer. */
export function readModeration(given: unknown): HelpKind | null {
  const { categories } = v.parse(answer, given).results[0];
  return SELF_HARM.some((name) => categories[name] === true) ? "self_harm" : null;
}
