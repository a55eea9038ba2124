// Lets servers tell each other about replies: a wait for an end, the end, a stop.
import type { Presence } from "../../platform/presence.ts";
import type { Registry } from "./registry.ts";

const WATCH = "chat_watch";
const END = "chat_end";
const STOP = "chat_stop";
/** The database announces suspensions on this channel. */
const SUSPENSION = "suspension";

export type Replicas = Awaited<ReturnType<typeof joinReplicas>>;

export async function joinReplicas(
  presence: Presence,
  registry: Registry,
  onError: (error: unknown) => void,
) {
  const waiting = new Map<string, Set<() => void>>();
  const watched = new Set<string>();

  /** Announces an end only to servers that asked: a NOTIFY for each reply would queue up all commits. */
  function tellEnd(key: string): void {
    const generation = registry.get(key);
    if (!generation || watched.has(key)) return;
    watched.add(key);
    void generation.ended
      .then(() => presence.notify(END, key))
      .catch(onError)
      .finally(() => watched.delete(key));
  }

  async function stopHere(key: string): Promise<void> {
    await registry.opened(key);
    tellEnd(key);
    await registry.get(key)?.stop();
  }

  const unlisten = [
    await presence.listen(WATCH, tellEnd),
    await presence.listen(STOP, (key) => void stopHere(key)),
    await presence.listen(SUSPENSION, (userId) => {
      for (const generation of registry.ofUser(userId)) void generation.stop();
    }),
    await presence.listen(END, (key) => {
      for (const resolve of waiting.get(key) ?? []) resolve();
      waiting.delete(key);
    }),
  ];

  return {
    /** Resolves with the next news about a chat that another server generates; a server that died sends none. */
    awaitEnd(key: string): { news: Promise<void>; cancel: () => void } {
      const { promise, resolve } = Promise.withResolvers<void>();
      const others = waiting.get(key) ?? new Set();
      waiting.set(key, others.add(resolve));
      const cancel = () => {
        others.delete(resolve);
        if (others.size === 0 && waiting.get(key) === others) waiting.delete(key);
      };
      return { news: promise, cancel };
    },
    watch: (key: string) => presence.notify(WATCH, key),
    stop: (key: string) => presence.notify(STOP, key),
    close: () => unlisten.forEach((stop) => stop()),
  };
}
