// Ends the process in order, whatever asks for it, once; also while it is still starting.
import type { Log } from "../log.ts";

export type Stopping = {
  /** True once a stop has begun, which explains errors from then on. */
  isUnderWay: () => boolean;
  end: (reason: string, code: number) => Promise<void>;
};

export function stopOnSignals(getLog: () => Log, stop: () => Promise<void>): Stopping {
  let isStopping = false;
  const end = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    getLog().info("stopping", { reason });
    await stop();
    process.exit(code);
  };
  const told = new Set<string>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      // A second Ctrl-C means now; what npm's end brings along besides does not.
      if (told.has(signal)) process.exit(1);
      told.add(signal);
      void end(signal, 0);
    });
  // A terminal that was closed takes no more words, and that must not cut the stop short.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error) => {
      if (isStopping) return;
      const name = event === "uncaughtException" ? "uncaught exception" : "unhandled rejection";
      getLog().error(name, { error });
      void end(name, 1);
    });
  return { isUnderWay: () => isStopping, end };
}
