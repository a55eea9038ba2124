// A load balancer before several servers: the browser sees one site.
import http from "node:http";
import type { AddressInfo } from "node:net";

/** `choose` says which server a request goes to, by its path. */
export async function startBalancer(choose: (path: string) => string) {
  const server = http.createServer((incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    const passed = http.request(choose(path) + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.on("error", () => outgoing.destroy()).pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
