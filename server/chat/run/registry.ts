// The replies that this process is making, by user and chat.
import { within } from "../../platform/within.ts";
import type { Run } from "./run.ts";

/** Whose chat, and which. */
export type ChatKey = { userId: string; chatId: string };

export const chatKey = (userId: string, chatId: string) => `${userId}/${chatId}`;

export class Registry {
  readonly #runs = new Map<string, Run>();
  readonly #opening = new Map<string, Promise<unknown>>();
  /** What becomes of runs from now on; null: they go on. */
  #cut: Parameters<Run["cut"]>[0] | null = null;

  get(key: string): Run | undefined {
    return this.#runs.get(key);
  }

  ofUser(userId: string): Run[] {
    const own = `${userId}/`;
    return [...this.#runs].flatMap(([key, run]) => (key.startsWith(own) ? [run] : []));
  }

  /** Being made, or about to be. */
  isKnown(key: string): boolean {
    return this.#runs.has(key) || this.#opening.has(key);
  }

  add(key: string, run: Run): void {
    this.#runs.set(key, run);
    void run.ended.then(() => this.#runs.delete(key));
    if (this.#cut) void run.cut(this.#cut);
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

  /** Waits for every reply this long; those that are not ready then are cut, and get `lastMs` to be stored. */
  async drain({ ms, lastMs, isTakenUp }: Draining): Promise<void> {
    await within(ms, this.#ended());
    this.#cut = { isTakenUp: this.#runs.size > 0 && (await isTakenUp()) };
    for (const run of this.#runs.values()) void run.cut(this.#cut);
    await within(lastMs, this.#ended());
  }

  async #ended(): Promise<void> {
    while (this.#runs.size > 0 || this.#opening.size > 0) {
      await Promise.allSettled([
        ...this.#opening.values(),
        ...[...this.#runs.values()].map((run) => run.ended),
      ]);
      // Lets those who waited for the same promises run first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

export type Draining = {
  ms: number;
  lastMs: number;
  /** Whether another server lives, which makes a reply that was cut for whoever asks again. */
  isTakenUp: () => Promise<boolean>;
};
