// Counts requests and aborted replies, so that a test can see a stop reach the model.
import type { ServerResponse } from "node:http";
import type { CompletionRequest } from "./request.ts";

/** `aborted`: the connection was closed before the end. `open`: not ended yet. */
export type Stats = { requests: number; aborted: number; open: number };

const NONE: Stats = { requests: 0, aborted: 0, open: 0 };

export function countStats() {
  const all = { ...NONE };
  const models = new Map<string, Stats>();
  const attempts = new Map<string, number>();

  function open(
    request: CompletionRequest,
    response: ServerResponse,
    stopping: AbortSignal,
    scenario: string | null,
  ) {
    const ofModel = models.get(request.model) ?? { ...NONE };
    models.set(request.model, ofModel);
    const counted = [all, ofModel];
    for (const stats of counted) {
      stats.requests += 1;
      stats.open += 1;
    }
    const leaving = new AbortController();
    response.once("close", () => {
      for (const stats of counted) {
        stats.open -= 1;
        if (!response.writableFinished) stats.aborted += 1;
      }
      leaving.abort();
    });
    const attempt = scenario === null ? 1 : countAttempt(scenario, lastWords(request));
    return { signal: AbortSignal.any([leaving.signal, stopping]), attempt };
  }

  // Only scenarios are counted; a long evening with Luli must not pile up here.
  function countAttempt(scenario: string, words: string): number {
    const key = `${scenario}\n${words}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return attempt;
  }

  const read = (model?: string): Stats => ({
    ...(model === undefined ? all : (models.get(model) ?? NONE)),
  });
  return { open, read };
}

/** Returns what the person said last; a system line may follow it. */
export function lastWords({ messages }: CompletionRequest): string {
  return messages.findLast(({ role }) => role === "user")?.content ?? "";
}
