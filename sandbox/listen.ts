// Starting and stopping a stand-in's listener; only this machine can reach it.
import type { AddressInfo, Server } from "node:net";

export const LOOPBACK = "127.0.0.1";

/** Listens on the port, or on a free one for 0, and returns it. */
export function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
