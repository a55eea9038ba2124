// One Luli per data directory. The lock is a listening socket, so it dies with its process, kill -9 included.
import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";

/** Takes the lock or throws a StartError that names the holder; returns its release. */
export async function takeLock(dir: string): Promise<() => void> {
  const address = socketAddress(dir);
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = net.createServer((connection) => connection.end(String(process.pid)));
    const failure = await listen(server, address);
    if (!failure) {
      server.unref();
      return () => server.close();
    }
    if (failure.code !== "EADDRINUSE")
      throw new StartError(`The data directory ${dir} cannot be locked: ${failure.message}.`);
    const owner = await askOwner(address);
    if (owner !== null)
      throw new StartError(
        `The data directory ${dir} is in use by another Luli (process ${owner}).`,
      );
    fs.rmSync(address, { force: true });
  }
  throw new StartError(`The data directory ${dir} cannot be locked.`);
}

/** The process that holds the lock of this directory; null: nobody does. */
export async function lockOwner(dir: string): Promise<number | null> {
  const owner = await askOwner(socketAddress(dir));
  return owner === null ? null : Number(owner);
}

/** Socket paths end at about 100 bytes, so a deep directory gets a short name made from its own. */
function socketAddress(dir: string): string {
  const name = `luli-${createHash("sha256").update(dir).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = path.join(dir, "luli.sock");
  return Buffer.byteLength(inside) < 100 ? inside : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(server: net.Server, address: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(address, () => resolve(null));
  });
}

function askOwner(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const connection = net.connect(address);
    connection.on("data", (data) => (answer += data));
    connection.on("end", () => resolve(answer));
    connection.on("error", () => resolve(null));
  });
}
