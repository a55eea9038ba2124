// Holds the Prometheus metrics. Without METRICS_PORT and METRICS_TOKEN the library is not loaded.
import type { createMeters } from "./meters.ts";
import type { Watched } from "./watch-database.ts";

type Meters = ReturnType<typeof createMeters>;

let running: Meters | null = null;

export const meters = (): Meters | null => running;

/** Returns how to stop counting. */
export async function startMetrics(watched: Watched): Promise<() => void> {
  const { createMeters } = await import("./meters.ts");
  const started = createMeters(watched);
  running = started;
  return () => {
    running = null;
    started.close();
  };
}
