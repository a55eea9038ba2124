/** Resolves with the next event, or when one of the signals ends the waiting. */
export const nextEvent = (on: EventTarget, type: string, ...ends: AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    if (ends.some(({ aborted }) => aborted)) return end();
    on.addEventListener(type, end, { signal: over.signal });
    for (const signal of ends) signal.addEventListener("abort", end, { signal: over.signal });
  });
