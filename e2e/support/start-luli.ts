// Starts the Luli under test the way a newcomer does, once for all journeys, in a data directory that goes with it.
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { ZONE } from "./zone.ts";

const START = path.resolve(import.meta.dirname, "../../scripts/start.mjs");
const START_LIMIT_MS = 60_000;

export default async function startLuli() {
  // The server trusts one proxy, so that each journey comes from its own address.
  const { url, dataDir, table, stop } = await startServer({ TRUSTED_PROXIES: "1" });
  process.env.LULI_E2E_URL = url;
  process.env.LULI_E2E_DATA_DIR = dataDir;
  process.env.LULI_E2E_SMTP_URL = /smtp:\S+\d/.exec(table)![0];
  return stop;
}

/**
 * Starts Luli in a temporary data directory, without a developer's own settings. The address has a name, because browsers know no passkeys
 * for an IP address.
 */
export async function startServer(given: Record<string, string>) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [START], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      TZ: ZONE,
      LOCAL_MODEL: "off",
      ENV_FILE: "off",
      PUBLIC_URL: url,
      ...given,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));

  // A journey that fails does not come to its stop.
  const kill = () => void server.kill();
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    server.kill("SIGTERM");
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, server, () => said.includes("Luli is at"));
  } catch (cause) {
    await stop();
    throw new Error(`Luli did not start:\n${said}`, { cause });
  }
  return { url, dataDir, table: said, stop };
}

/** Waits until the server is ready and has printed where its stand-ins are. */
async function ready(url: string, server: ChildProcess, hasSaid: () => boolean): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && server.exitCode === null) {
    try {
      if ((await fetch(`${url}/readyz`)).ok && hasSaid()) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    server.exitCode === null ? "It took too long." : `It ended with ${server.exitCode}.`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
