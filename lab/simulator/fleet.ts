// The servers of a run, each a process of its own that comes back when it ended, as under any supervisor.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import type { Wiring } from "./server.ts";

const SERVER = fileURLToPath(new URL("server.ts", import.meta.url));
const START_MS = 180_000;
const REST_MS = 200;

export type Member = {
  readonly url: string;
  readonly isUp: boolean;
  readonly port: number;
  readonly logFile: string;
  /** Number of unplanned ends after the server had begun to serve. */
  readonly falls: string[];
  start(): void;
  /** Resolves when it serves. */
  ready(): Promise<void>;
  kill(): void;
  freeze(): void;
  thaw(): void;
  moveClock(ms: number): void;
  stop(): Promise<void>;
};

export function createMember(no: number, wiring: Wiring, door: number, logFile: string): Member {
  const falls: string[] = [];
  const waiting = new Set<() => void>();
  let child: ChildProcess | null = null;
  let isUp = false;
  let isWanted = false;
  let isKilled = false;
  let aheadMs = 0;

  function start(): void {
    isWanted = true;
    if (child) return;
    const log = fs.openSync(logFile, "a");
    const born = fork(SERVER, [JSON.stringify(wiring)], { stdio: ["ignore", log, log, "ipc"] });
    fs.closeSync(log);
    child = born;
    born.once("message", () => {
      isUp = true;
      born.send(aheadMs);
      for (const tell of waiting) tell();
    });
    // Ignores errors of messages to a server that has just died.
    born.on("error", () => {});
    born.once("exit", (code, signal) => {
      if (isUp && !isKilled) falls.push(`server ${no} ended by itself (${signal ?? code})`);
      isUp = false;
      isKilled = false;
      child = null;
      // A server without a database at its start ends, and is started again.
      if (isWanted) setTimeout(() => isWanted && start(), REST_MS).unref();
    });
  }

  function kill(): void {
    isWanted = false;
    isKilled = child !== null;
    isUp = false;
    child?.kill("SIGKILL");
  }

  return {
    url: `http://127.0.0.1:${door}`,
    port: wiring.port,
    logFile,
    falls,
    get isUp() {
      return isUp;
    },
    start,
    async ready() {
      if (isUp) return;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Server ${no} does not start: ${logFile}`)),
          START_MS,
        );
        waiting.add(() => (clearTimeout(late), resolve()));
      });
      waiting.clear();
    },
    kill,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    moveClock(ms) {
      aheadMs = ms;
      if (isUp) child?.send(ms);
    },
    async stop() {
      isWanted = false;
      if (!child) return;
      const exited = once(child, "exit");
      kill();
      await exited;
    },
  };
}
