// Lets other machines of the network in to a stand-in, if they bring the key: a phone, after `npm start -- --lan`.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "hono/utils/cookie";

export type Lan = {
  /** What to listen on. */
  host: string;
  /** By which name others reach this machine. */
  hostname: string;
  /** Brings the key: a cookie goes to every port of a machine. */
  cookie: string;
  isKey: (given: string) => boolean;
};
export type Gate = { url: string; leadTo: (port: number) => void; close: () => Promise<void> };

export async function openGate({ host, hostname, cookie, isKey }: Lan): Promise<Gate> {
  let target = 0;
  const server = http.createServer((incoming, outgoing) => {
    if (!isOwn(incoming) && !isKey(keyIn(incoming, cookie))) return outgoing.writeHead(404).end();
    const { method, url, headers } = incoming;
    const passed = http.request({ port: target, host: "127.0.0.1", method, path: url, headers });
    passed.once("response", (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    return incoming.pipe(passed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, resolve);
  });
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    leadTo: (port) => (target = port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** This machine's server and browser. */
const isOwn = ({ socket }: http.IncomingMessage): boolean =>
  socket.remoteAddress === socket.localAddress;

const keyIn = ({ headers: { cookie = "" } }: http.IncomingMessage, name: string): string =>
  parse(cookie, name)[name] ?? "";
