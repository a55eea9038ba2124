// A measured process: says where it listens, what CPU it used and what memory it holds; ends with its parent.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Child = {
  url: string;
  /** Used so far. */
  cpuMs(): Promise<number>;
  /** Measured after a forced collection, outside the windows of CPU: V8 continues with it for seconds. */
  rssMb(): Promise<number>;
  stop(): Promise<void>;
};
type Question = "cpuMs" | "rssMb";

/** Addresses that a system needs; the child gets them as its one argument. */
export type Wiring = { upstream: string; databaseUrl: string; publicUrl: string };

/** A folder: each child leaves its CPU profile there. */
const PROFILES = process.env.BENCH_PROFILES;

export async function startChild(file: string, wiring: Wiring): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const execArgv = ["--expose-gc", ...(PROFILES ? ["--cpu-prof", "--cpu-prof-dir", PROFILES] : [])];
  const child = fork(path, [JSON.stringify(wiring)], { execArgv });
  const url = await next<string>(child);
  const ask = (question: Question) => {
    child.send(question);
    return next<number>(child);
  };
  return {
    url,
    cpuMs: () => ask("cpuMs"),
    rssMb: () => ask("rssMb"),
    async stop() {
      const exited = once(child, "exit");
      // The child then ends by itself and writes its profile.
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

const ANSWERS: Record<Question, () => number> = {
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  rssMb() {
    globalThis.gc?.();
    return process.memoryUsage.rss() / 1024 ** 2;
  },
};

/** Runs in the child: reports to the parent from now on. */
export function report(url: string): void {
  process.on("message", (question: Question) => process.send!(ANSWERS[question]()));
  process.on("disconnect", () => process.exit());
  process.send!(url);
}
