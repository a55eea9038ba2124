// Keeps a value of the database in memory: reads it at the start, on each notification, and on a timer.
import type { ServerContext } from "./context.ts";

/** News does not reach a server that is without its connection for a moment. */
const LOOK_MS = 10_000;

/** Rejects where the first look fails; a later one that fails is logged under `what`. Returns how to stop. */
export async function keepLooking(
  { presence, log }: Pick<ServerContext, "presence" | "log">,
  { channel, what, look }: { channel: string; what: string; look: () => Promise<void> },
): Promise<() => void> {
  const lookAgain = () =>
    void look().catch((error: unknown) => log.warn("not read anew", { what, error }));
  const unlisten = await presence.listen(channel, lookAgain);
  await look();
  const timer = setInterval(lookAgain, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
