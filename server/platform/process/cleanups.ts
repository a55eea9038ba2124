// What was opened is closed the other way round, whatever of it stumbles.
import type { Log } from "../log.ts";

type Cleanup = () => unknown;

/** Each is run once. */
export function createCleanups(getLog: () => Log) {
  const cleanups: Cleanup[] = [];
  return {
    add: (...more: Cleanup[]) => void cleanups.push(...more),
    run: async (): Promise<void> => {
      for (const cleanup of cleanups.splice(0).toReversed()) {
        try {
          await cleanup();
        } catch (error) {
          // On a full disk, say. Whoever comes after it is stopped all the same.
          getLog().warn("stopping stumbled", { error });
        }
      }
    },
  };
}
