// Finds the address at which the other replicas reach this server.
import os from "node:os";

export function ownAddress(host: string, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? (outward() ?? "127.0.0.1") : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Returns the first external IPv4 address of this machine or container. */
const outward = (): string | undefined =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
