// A measured process: says where it listens, what CPU it used and what memory it holds; ends with its parent.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

type Usage = { cpuMs: number; rssMb: number };
export type Child = { url: string; usage(): Promise<Usage>; stop(): Promise<void> };

/** What a system needs to know; in the child it comes as its one argument. */
export type Wiring = { upstream: string; databaseUrl: string; publicUrl: string };

/** A folder: each child leaves its CPU profile there. */
const PROFILES = process.env.BENCH_PROFILES;

export async function startChild(file: string, wiring: Wiring): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const execArgv = ["--expose-gc", ...(PROFILES ? ["--cpu-prof", "--cpu-prof-dir", PROFILES] : [])];
  const child = fork(path, [JSON.stringify(wiring)], { execArgv });
  const url = await next<string>(child);
  return {
    url,
    usage: () => {
      child.send("usage");
      return next<Usage>(child);
    },
    async stop() {
      const exited = once(child, "exit");
      // It ends by itself then, and writes its profile.
      child.disconnect();
      await exited;
    },
  };
}

async function next<T>(child: ChildProcess): Promise<T> {
  const signal = AbortSignal.timeout(30_000);
  const [message] = (await once(child, "message", { signal })) as [T];
  return message;
}

export const readWiring = (): Wiring => JSON.parse(process.argv[2]!) as Wiring;

/** In the child: reports to the parent from now on. */
export function report(url: string): void {
  process.on("message", () => {
    // Before the collection that makes the memory comparable: its cost is the bench's, not the system's.
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const usage: Usage = {
      cpuMs: (user + system) / 1_000,
      rssMb: process.memoryUsage.rss() / 1024 ** 2,
    };
    process.send!(usage);
  });
  process.on("disconnect", () => process.exit());
  process.send!(url);
}
