// Measures an answer of the model: the time until its first word, and how it ended.
import { meters } from "../platform/metrics/metrics.ts";
import { spans } from "../platform/tracing/tracing.ts";
import type { Finish } from "./stream/payload.ts";
import type { TroubleKind } from "./trouble.ts";

/** The purpose of a request to the model. */
export type Purpose = "reply" | "completion" | "probe";

const ENDS: ReadonlySet<string> = new Set<Finish | "given_up">([
  "stop",
  "length",
  "content_filter",
  "given_up",
]);

export function watchAnswer(purpose: Purpose, model: string) {
  const span = spans()?.open({
    name: `chat ${model}`,
    kind: "client",
    attributes: { "gen_ai.operation.name": "chat", "gen_ai.request.model": model, purpose },
  });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let hasWords = false;
  let isOver = false;
  return {
    /** The trace's parent, if the endpoint shall know it. */
    traceparent: spans()?.isModelTold ? span?.traceparent() : undefined,
    hear(): void {
      if (hasWords) return;
      hasWords = true;
      span?.event("first word");
      meters()?.modelFirstWords.observe({ purpose }, seconds());
    },
    /** The first end counts. */
    end(outcome: Finish | TroubleKind | "given_up"): void {
      if (isOver) return;
      isOver = true;
      span?.note({ outcome });
      span?.end(ENDS.has(outcome) ? null : { code: outcome });
      meters()?.modelAnswers.observe({ purpose, outcome }, seconds());
    },
  };
}
