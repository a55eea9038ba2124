// Counts requests and aborted replies, so that a test can see a stop reach the model.
import type { ServerResponse } from "node:http";
import type { CompletionRequest } from "./request.ts";

/** `aborted`: the client went away before the end. `open`: not ended yet. */
export type Stats = { requests: number; aborted: number; open: number };

export function countStats() {
  const models = new Map<string, Stats>();
  const attempts = new Map<string, number>();

  function open(
    request: CompletionRequest,
    response: ServerResponse,
    stopping: AbortSignal,
    scenario: string | null,
  ) {
    const stats = models.get(request.model) ?? { requests: 0, aborted: 0, open: 0 };
    models.set(request.model, stats);
    stats.requests += 1;
    stats.open += 1;
    const leaving = new AbortController();
    response.once("close", () => {
      stats.open -= 1;
      // A scenario that cuts the line itself is no client that left.
      if (!response.writableFinished && !hungUp.has(response)) stats.aborted += 1;
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

  function read(model?: string): Stats {
    const counted = model === undefined ? [...models.values()] : [models.get(model)];
    return counted.reduce<Stats>(
      (sum, stats) => ({
        requests: sum.requests + (stats?.requests ?? 0),
        aborted: sum.aborted + (stats?.aborted ?? 0),
        open: sum.open + (stats?.open ?? 0),
      }),
      { requests: 0, aborted: 0, open: 0 },
    );
  }

  return { open, read };
}

/** Returns what the person said last; a system line may follow it. */
export function lastWords({ messages }: CompletionRequest): string {
  return messages.findLast(({ role }) => role === "user")?.content ?? "";
}

const hungUp = new WeakSet<ServerResponse>();

/** Ends a reply by cutting the line, as our own doing. */
export function hangUp(response: ServerResponse): void {
  hungUp.add(response);
  response.destroy();
}
