// Returns memory that only the start needed to the system.
import v8 from "node:v8";
import vm from "node:vm";

/**
 * V8 grows its young generation to 134 MB while it reads the server's code and never shrinks it: an idle server held 327 MB, and
 * 195 after this (2026-11-24). Its collector has no address in Node's API; this one can go once `v8` offers it.
 */
export function shrinkHeap(): void {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as (options: object) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
