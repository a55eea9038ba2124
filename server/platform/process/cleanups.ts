// Closes resources in reverse order, even if one of them fails.
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
          // A full disk may be the reason. The cleanups after it run all the same.
          getLog().warn("stopping stumbled", { error });
        }
      }
    },
  };
}
