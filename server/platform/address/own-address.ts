// Where the other servers of the same Luli reach this one: by the network it listens on.
import os from "node:os";

export function ownAddress(host: string, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? (outward() ?? "127.0.0.1") : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** This machine's or container's first address in its network. */
const outward = (): string | undefined =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
