// Postgres is started again where it was when it dies, as long as that helps.
import type { Log } from "../platform/log.ts";
import { explain, type Place } from "./cluster.ts";
import { launch } from "./launch.ts";

/** Whatever ends it more often than that ends it again. */
const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;

export async function supervise(place: Place, log: Log) {
  let current = await launch(place);
  const { port } = current;
  let isStopping = false;
  const watch = async (): Promise<string | null> => {
    for (const deaths: number[] = []; ;) {
      const reason = explain(await current.exited);
      if (isStopping) return null;
      const now = performance.now();
      deaths.push(now);
      if (deaths.filter((death) => now - death < WITHIN_MS).length > MOST_DEATHS)
        return `Postgres ended unexpectedly ${MOST_DEATHS + 1} times within a minute: ${reason}`;
      log.error("postgres ended unexpectedly and is started again", { reason });
      try {
        current = await launch(place, port);
      } catch (error) {
        return (error as Error).message;
      }
      if (isStopping) await current.stop();
    }
  };
  const ended = watch();
  return {
    port,
    died: ended.then((sentence) => sentence ?? new Promise<string>(() => {})),
    stop: async (): Promise<void> => {
      isStopping = true;
      await current.stop();
      await ended;
    },
  };
}
