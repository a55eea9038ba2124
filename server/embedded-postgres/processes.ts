// Small questions to the operating system: run a command, is this process alive, is this port free.
import { execFile, type ExecFileOptions } from "node:child_process";
import fs from "node:fs";
import net from "node:net";

export type RunResult = { code: number | string; output: string };

export function run(
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { timeout: 60_000, encoding: "utf8", ...options },
      (error, stdout, stderr) => {
        resolve({
          code: error ? (error.code ?? 1) : 0,
          output: `${stdout}${stderr}` || (error?.message ?? ""),
        });
      },
    );
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

export async function freePort(preferred?: number): Promise<number> {
  return (preferred ? await tryPort(preferred) : null) ?? (await tryPort(0))!;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(null));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}
