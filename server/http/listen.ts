// Serves HTTP. On close, running answers get one more second; the chat ends its streams before.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { WiredConfig } from "../platform/context.ts";
import { StartError } from "../platform/start-error.ts";
import { within } from "../platform/within.ts";
import type { Log } from "../platform/log.ts";
import { spans } from "../platform/tracing/tracing.ts";
import { inTask, type Task } from "../platform/task.ts";
import { noticeProxy, stampClientIp } from "./address/client-ip.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request/request-id.ts";
import { logWhenOver } from "./request/request-log.ts";

export type Lifecycle = {
  /** The server was told to stop, and still serves. */
  isStopping: boolean;
};

export type Served = {
  app: Hono;
  /** Serves the files that most page loads need before the router runs. Returns false for anything else. */
  serveFile: (
    incoming: http.IncomingMessage,
    outgoing: http.ServerResponse,
    requestId: string,
  ) => boolean;
};

/** Longer than any balancer keeps a connection that it may use again (Google's 600 s): the other side must be the one who closes it. */
const KEEP_ALIVE_MS = 620_000;
/** How long answers that are under way may take after everything else has ended. */
const LAST_ANSWERS_MS = 1_000;

export async function listen(
  { app, serveFile }: Served,
  { host, port, trustedProxies }: WiredConfig,
  lifecycle: Lifecycle,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> }> {
  const handle = getRequestListener(app.fetch);
  const notice = noticeProxy(trustedProxies, log);
  const server = http.createServer((incoming, outgoing) => {
    notice(incoming);
    // Connections must be idle when the server closes.
    if (lifecycle.isStopping) outgoing.shouldKeepAlive = false;
    const requestId = requestIdOf(incoming, trustedProxies);
    const task = { requestId, start: performance.now() };
    logWhenOver(incoming, outgoing, task, log);
    inTask(task, () => {
      if (serveFile(incoming, outgoing, requestId)) return;
      outgoing.setHeader(REQUEST_ID_HEADER, requestId);
      stampClientIp(incoming, trustedProxies);
      traceRequest(incoming, task, trustedProxies);
      void handle(incoming, outgoing);
    });
  });
  // A request's head and body must arrive in time; the replies of the chat may take as long as they need.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainListen(error, host, port)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await within(LAST_ANSWERS_MS, closed);
      server.closeAllConnections();
      await closed;
    },
  };
}

function traceRequest(
  { method, headers }: http.IncomingMessage,
  task: Task,
  trustedProxies: number,
): void {
  task.span = spans()?.open({
    name: `${method}`,
    kind: "server",
    traceparent: trustedProxies > 0 ? headers.traceparent?.toString() : undefined,
  });
}

function explainListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return takenPort(host, port);
  if (error.code === "EACCES")
    return new StartError(
      `Port ${port} is not allowed for this user: set PORT to a number above 1023.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}

export function takenPort(host: string, port: number, variable = "PORT"): StartError {
  return new StartError(
    `Port ${port} on ${host} is taken: stop what runs there, or set ${variable} to another number.`,
  );
}
