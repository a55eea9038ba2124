// Small questions to the operating system: run a command, is this process alive, is this port free.
import { execFile, type ExecFileOptions } from "node:child_process";
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Is this the postmaster of our directory? A recycled pid may be anything, another Postgres too. */
export async function isPostmasterOf(pid: number, dir: string): Promise<boolean> {
  let commandLine: string;
  try {
    commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    commandLine = (await run("ps", ["-p", String(pid), "-ww", "-o", "command="])).output;
  }
  return commandLine.includes("postgres") && commandLine.includes(dir);
}

/** A port that nobody listens on at 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** False only when somebody listens there; other trouble shows when we listen ourselves. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
