// The least that a balancer does: asks each server whether it is ready, and passes requests on to those that are, one after the other.
import http from "node:http";

const LOOK_EVERY_MS = 500;
/** Answers may be late on a busy machine; a refusal counts at once. */
const LOOK_MS = 3_000;

export async function startBalancer(port: number, servers: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;

  async function isReady(server: string): Promise<boolean> {
    try {
      return (await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) })).ok;
    } catch {
      return false;
    }
  }

  async function look(): Promise<void> {
    const answers = await Promise.all(servers.map(isReady));
    ready = servers.filter((_, n) => answers[n]);
  }

  function pass(incoming: http.IncomingMessage, outgoing: http.ServerResponse): void {
    const server = ready[turn++ % ready.length];
    if (server === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers } = incoming;
    const request = http.request(server + incoming.url, { method, headers, agent });
    request.once("response", (answer) => {
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, connection: "keep-alive" });
      answer.pipe(outgoing);
      answer.once("error", () => outgoing.destroy());
    });
    request.once("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(request);
  }

  const balancer = http.createServer(pass);
  await new Promise<void>((resolve) => balancer.listen(port, "127.0.0.1", resolve));
  await look();
  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, LOOK_EVERY_MS);
  return {
    ready: () => ready.length,
    stop() {
      clearInterval(looking);
      balancer.close();
      balancer.closeAllConnections();
      agent.destroy();
    },
  };
}
