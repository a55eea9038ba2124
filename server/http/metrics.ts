// Serves metrics to Prometheus: at /metrics where a token is set, and on a port of their own where that is set. A token counts in both.
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../platform/config.ts";
import { meters } from "../platform/metrics/metrics.ts";
import { notAuthenticated, notFound } from "./errors.ts";
import { isSameSecret } from "./same-secret.ts";
import { takenPort } from "./listen.ts";
import type { Route } from "./route.ts";

type Place = Pick<Config, "host" | "metrics">;

export function metricsRoutes(route: Route, { metrics: { token } }: Place): void {
  route("GET /metrics", async ({ c }) => {
    const counted = meters();
    if (token === null || !counted) throw notFound();
    if (!isKnown(c.req.header("authorization"), token)) throw notAuthenticated();
    return c.text(await counted.scrape(), 200, { "content-type": counted.contentType });
  });
}

export async function listenForScrapes({
  host,
  metrics: { port, token },
}: Place): Promise<{ port: number; close: () => Promise<void> } | null> {
  if (port === null) return null;
  const answer = async (
    { url, headers }: http.IncomingMessage,
    outgoing: http.ServerResponse,
  ): Promise<void> => {
    const counted = meters();
    if (url !== "/metrics" || !counted) return void outgoing.writeHead(404).end();
    if (token !== null && !isKnown(headers.authorization, token))
      return void outgoing.writeHead(401, { "www-authenticate": "Bearer" }).end();
    outgoing.writeHead(200, { "content-type": counted.contentType }).end(await counted.scrape());
  };
  const server = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? takenPort(host, port, "METRICS_PORT") : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isKnown = (header: string | undefined, token: string): boolean =>
  isSameSecret(header ?? "", `Bearer ${token}`);
