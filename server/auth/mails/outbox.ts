// Mails wait until better-auth's transaction is over: none goes out for a sign-up that failed, and none needs a second
// connection while the first is held (ten sign-ups at once would otherwise wait for each other for ever).
import { AsyncLocalStorage } from "node:async_hooks";

type Errand = () => Promise<void>;
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox() {
  const storage = new AsyncLocalStorage<Errand[]>();
  return {
    /** Runs the request, then its errands. */
    async collect<T>(run: () => Promise<T>): Promise<T> {
      const errands: Errand[] = [];
      const result = await storage.run(errands, run);
      for (const errand of errands) await errand();
      return result;
    },
    /** Later if a request is being collected, else now. */
    async put(errand: Errand): Promise<void> {
      const errands = storage.getStore();
      if (errands) errands.push(errand);
      else await errand();
    },
  };
}
