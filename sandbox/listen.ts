// Starting and stopping a stand-in's listener; only this machine can reach it, unless another host is asked for.
import type { Server } from "node:http";
import type { AddressInfo, Server as AnyServer } from "node:net";

export const LOOPBACK = "127.0.0.1";

/** Listens on the port, or on a free one for 0, and returns it. */
export function listen(server: AnyServer, port = 0, host = LOOPBACK): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
