// A local model makes one answer at a time: what can wait gives way to replies, for a while.
import { EventEmitter, once } from "node:events";

export function createWay(patienceMs: number) {
  const events = new EventEmitter<{ quiet: []; reply: [] }>().setMaxListeners(0);
  let replies = 0;

  /** Resolves when no reply is being made, or the time is over. */
  async function waitForQuiet(ms: number): Promise<void> {
    if (replies === 0) return;
    const signal = AbortSignal.timeout(Math.ceil(ms));
    await once(events, "quiet", { signal }).catch(() => null);
  }

  return {
    /** A reply begins; what is returned ends it, once. */
    reply(): () => void {
      let isOver = false;
      replies += 1;
      events.emit("reply");
      return () => {
        if (isOver) return;
        isOver = true;
        replies -= 1;
        if (replies === 0) events.emit("quiet");
      };
    },
    /** Asks when it is quiet, and again where a reply began meanwhile; once out of patience, whatever else is made. */
    async giving<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const end = performance.now() + patienceMs;
      for (let left = patienceMs; left > 0; left = end - performance.now()) {
        await waitForQuiet(left);
        const gaveWay = new AbortController();
        const leave = () => gaveWay.abort();
        events.once("reply", leave);
        try {
          return await ask(gaveWay.signal);
        } catch (error) {
          if (!gaveWay.signal.aborted) throw error;
        } finally {
          events.off("reply", leave);
        }
      }
      return ask(new AbortController().signal);
    },
  };
}
