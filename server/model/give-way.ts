// A local model makes one answer at a time: what can wait gives way to replies, for a while.

export function createWay(patienceMs: number) {
  let replies = 0;
  const onQuiet = new Set<() => void>();
  const onReply = new Set<() => void>();
  const tell = (all: Set<() => void>) => {
    for (const each of all) each();
  };

  /** Resolves when no reply is being made, or the time is over. */
  async function waitForQuiet(ms: number): Promise<void> {
    if (replies === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    onQuiet.add(resolve);
    await promise;
    onQuiet.delete(resolve);
    clearTimeout(timer);
  }

  return {
    /** A reply begins; what is returned ends it, once. */
    reply(): () => void {
      let isOver = false;
      replies += 1;
      tell(onReply);
      return () => {
        if (isOver) return;
        isOver = true;
        replies -= 1;
        if (replies === 0) tell(onQuiet);
      };
    },
    /** Asks when it is quiet, and again where a reply began meanwhile; once out of patience, whatever else is made. */
    async giving<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const end = performance.now() + patienceMs;
      for (let left = patienceMs; left > 0; left = end - performance.now()) {
        await waitForQuiet(left);
        const gaveWay = new AbortController();
        const leave = () => gaveWay.abort();
        onReply.add(leave);
        try {
          return await ask(gaveWay.signal);
        } catch (error) {
          if (!gaveWay.signal.aborted) throw error;
        } finally {
          onReply.delete(leave);
        }
      }
      return ask(new AbortController().signal);
    },
  };
}
