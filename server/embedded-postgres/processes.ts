// Small questions to the operating system: run a command, is this process alive, is this port free.
import { execFile, type ExecFileOptions } from "node:child_process";
import { randomInt } from "node:crypto";
import fs from "node:fs";
import net from "node:net";

export type RunResult = { code: number | string; output: string };

export function run(
  command: string,
  args: string[],
  options: ExecFileOptions = {},
  input = "",
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { timeout: 60_000, ...options, encoding: "utf8" },
      (error, stdout, stderr) => {
        resolve({
          code: error ? (error.code ?? 1) : 0,
          output: `${stdout}${stderr}` || (error?.message ?? ""),
        });
      },
    );
    // A program that cannot be started reads nothing: its exit says so.
    child.stdin!.on("error", () => {});
    child.stdin!.end(input);
  });
}

export type ProcessInfo = { pid: number; parent: number; command: string };

/** All that we may see; none on Windows. A command line ends in a blank, as each of its words does. */
export async function listProcesses(): Promise<ProcessInfo[]> {
  if (process.platform === "win32") return [];
  if (process.platform === "linux") return listProc();
  const { output } = await run("ps", ["-A", "-ww", "-o", "pid=,ppid=,command="]);
  return [...output.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: `${command} `,
  }));
}

/** Reads /proc, because some Linux systems have no `ps`. */
function listProc(): ProcessInfo[] {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = fs.readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        // "pid (name) state parent ...", and a name may hold anything.
        const [, parent] = /\) \S (\d+)[^)]*$/.exec(fs.readFileSync(`/proc/${name}/stat`, "utf8"))!;
        // A zombie process has an empty command line.
        return command ? [{ pid: Number(name), parent: Number(parent), command }] : [];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}

/** Below the system's ephemeral ports (Linux from 32768 on), so that none is taken between this check and our listening. */
const PORTS = { from: 20_000, to: 32_000 };

/** Returns a port that is free at 127.0.0.1. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  return (await isPortFree(port, "127.0.0.1")) ? port : freePort();
}

/** False only if another process listens there; other trouble shows when we listen ourselves. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
