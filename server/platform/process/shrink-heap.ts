// Returns memory that only the start needed to the system, and keeps V8 from taking it again.
import v8 from "node:v8";
import vm from "node:vm";

/** A larger young generation costs memory and saves no processor time (docs/performance.md). */
const YOUNG_MB = 8;
const LOOK_MS = 500;

/**
 * V8 grows its young generation to 134 MB while it reads the server's code, and again under load. Its collector has no address in Node's
 * API, nor has the bound of a process that runs; this can go once `v8` offers them.
 */
export function shrinkHeap(): void {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as (options: object) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
  setInterval(boundYoung, LOOK_MS).unref();
}

/** V8 multiplies the young generation by this factor when much of it survives, and shrinks it by itself when the server is idle. */
export function boundYoung(): void {
  v8.setFlagsFromString(`--semi-space-growth-factor=${youngMb() < YOUNG_MB ? 2 : 1}`);
}

export const youngMb = (): number =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")!.space_size /
  2 ** 20;
