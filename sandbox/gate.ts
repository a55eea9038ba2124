// Lets other machines of the network in to a stand-in, if they bring the key: a phone, after `npm start -- --lan`.
import http from "node:http";
import { parse } from "hono/utils/cookie";
import { close, listen, LOOPBACK } from "./listen.ts";

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
    const passed = http.request({ port: target, host: LOOPBACK, method, path: url, headers });
    passed.once("response", (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    return incoming.pipe(passed);
  });
  const own = await listen(server, 0, host);
  return {
    url: `http://${hostname}:${own}`,
    leadTo: (port) => (target = port),
    close: () => close(server),
  };
}

/** This machine's server and browser. */
const isOwn = ({ socket }: http.IncomingMessage): boolean =>
  socket.remoteAddress === socket.localAddress;

const keyIn = ({ headers: { cookie = "" } }: http.IncomingMessage, name: string): string =>
  parse(cookie, name)[name] ?? "";
