// Counts what was asked and what was given up, so that a test can see a stop reach the model.
import type { ServerResponse } from "node:http";
import type { CompletionRequest } from "./request.ts";

/** `aborted`: the client went away before the end. `open`: not ended yet. */
export type Stats = { requests: number; aborted: number; open: number };

export function countStats() {
  const models = new Map<string, Stats>();
  const attempts = new Map<string, number>();

  function open(request: CompletionRequest, response: ServerResponse, stopping: AbortSignal) {
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
    return { signal: AbortSignal.any([leaving.signal, stopping]), attempt: countAttempt(request) };
  }

  function countAttempt(request: CompletionRequest): number {
    // Only scenarios look at it; a long evening with Luli must not pile up here.
    if (!request.model.startsWith("scenario:")) return 1;
    const key = `${request.model}\n${request.messages.at(-1)?.content}`;
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

const hungUp = new WeakSet<ServerResponse>();

/** Ends a reply by cutting the line, as our own doing. */
export function hangUp(response: ServerResponse): void {
  hungUp.add(response);
  response.destroy();
}
