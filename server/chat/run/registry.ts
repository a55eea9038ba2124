// The replies that this process is making, by user and chat.
import { serverStopping } from "../failure.ts";
import type { Run } from "./run.ts";

export const chatKey = (userId: string, chatId: string) => `${userId}/${chatId}`;

export class Registry {
  readonly #runs = new Map<string, Run>();
  readonly #opening = new Map<string, Promise<unknown>>();
  #isClosed = false;

  get(key: string): Run | undefined {
    return this.#runs.get(key);
  }

  add(key: string, run: Run): void {
    this.#runs.set(key, run);
    void run.ended.then(() => this.#runs.delete(key));
    if (this.#isClosed) void run.fail(serverStopping());
  }

  /** One opening at a time for a chat: of two equal requests the second finds what the first made. */
  async opening<T>(key: string, open: () => Promise<T>): Promise<T> {
    while (this.#opening.has(key)) await this.opened(key);
    const result = open();
    this.#opening.set(key, result);
    try {
      return await result;
    } finally {
      this.#opening.delete(key);
    }
  }

  /** Resolves when nobody is opening this chat any more, however that went. */
  async opened(key: string): Promise<void> {
    await this.#opening.get(key)?.catch(() => {});
  }

  /** Waits for every reply; those that are not ready in time fail, so that they can be asked for again. */
  async drain(ms: number): Promise<void> {
    const late = setTimeout(() => {
      this.#isClosed = true;
      for (const run of this.#runs.values()) void run.fail(serverStopping());
    }, ms);
    while (this.#runs.size > 0 || this.#opening.size > 0) {
      await Promise.allSettled([
        ...this.#opening.values(),
        ...[...this.#runs.values()].map((run) => run.ended),
      ]);
      // Lets those who waited for the same promises run first.
      await new Promise((resolve) => setImmediate(resolve));
    }
    clearTimeout(late);
    this.#isClosed = true;
  }
}
