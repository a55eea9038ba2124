// Starts a measured server on a free port.
import http from "node:http";
import type { AddressInfo } from "node:net";

export function listen(handle: http.RequestListener): Promise<string> {
  const server = http.createServer(handle);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
