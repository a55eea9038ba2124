// The replies that this process is making, by user and chat.
import { within } from "../../platform/within.ts";
import type { Generation } from "./generation.ts";

/** Identifies a chat of a user. */
export type ChatKey = { userId: string; chatId: string };

export const chatKey = (userId: string, chatId: string) => `${userId}/${chatId}`;

export class Registry {
  readonly #generations = new Map<string, Generation>();
  readonly #opening = new Map<string, Promise<unknown>>();
  /** The server stops: it takes no new messages. */
  isDraining = false;
  /** How running generations are cut from now on; null: they are not. */
  #cut: Parameters<Generation["cut"]>[0] | null = null;

  get(key: string): Generation | undefined {
    return this.#generations.get(key);
  }

  ofUser(userId: string): Generation[] {
    const own = `${userId}/`;
    return [...this.#generations].flatMap(([key, generation]) =>
      key.startsWith(own) ? [generation] : [],
    );
  }

  /** Being made, or about to be. */
  isKnown(key: string): boolean {
    return this.#generations.has(key) || this.#opening.has(key);
  }

  add(key: string, generation: Generation): void {
    this.#generations.set(key, generation);
    void generation.ended.then(() => this.#generations.delete(key));
    if (this.#cut) void generation.cut(this.#cut);
  }

  /** Opens a chat once at a time: of two equal requests the second finds what the first made. */
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

  /** Resolves when the chat is not being opened any more, even if the opening failed. */
  async opened(key: string): Promise<void> {
    await this.#opening.get(key)?.catch(() => {});
  }

  /** Waits for every reply this long; those that are not ready then are cut, and get `lastMs` to be stored. */
  async drain({ ms, lastMs, isTakenUp }: Draining): Promise<void> {
    await within(ms, this.#ended());
    this.#cut = { isTakenUp: this.#generations.size > 0 && (await isTakenUp()) };
    for (const generation of this.#generations.values()) void generation.cut(this.#cut);
    await within(lastMs, this.#ended());
  }

  async #ended(): Promise<void> {
    while (this.#generations.size > 0 || this.#opening.size > 0) {
      await Promise.allSettled([
        ...this.#opening.values(),
        ...[...this.#generations.values()].map((generation) => generation.ended),
      ]);
      // Lets those who waited for the same promises generation first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

export type Draining = {
  ms: number;
  lastMs: number;
  /** Whether another living server will make a reply that was cut. */
  isTakenUp: () => Promise<boolean>;
};
