// Logs and counts each request once, when it ends: person, duration and outcome, never the content.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../platform/log.ts";
import { meters } from "../../platform/metrics/metrics.ts";
import type { Task } from "../../platform/task.ts";

/** nginx's status code for a client that left before there was an answer. */
const LEFT = 499;
/** Files of pages, and what balancers ask all the time. */
const IS_NOISE = /^\/(?:healthz|readyz|metrics|config\.json)$|\.\w+$/;

export function logWhenOver(
  { method, url = "" }: IncomingMessage,
  outgoing: ServerResponse,
  task: Task & { start: number },
  log: Log,
): void {
  const path = url.replace(/\?.*/s, "");
  outgoing.once("close", () => {
    const isDone = outgoing.writableFinished;
    const status = outgoing.headersSent ? outgoing.statusCode : LEFT;
    const ms = performance.now() - task.start;
    endSpan(task, status);
    meters()?.requests.observe({ call: task.call ?? "web", status }, ms / 1000);
    log[status < 400 && IS_NOISE.test(path) ? "debug" : "info"]("request", {
      request_id: task.requestId,
      method,
      path: withoutSecrets(path),
      status,
      ms: Math.round(ms),
      user: task.userId,
      ended: isDone ? task.ended : "left",
    });
  });
}

function endSpan({ span, call }: Task, status: number): void {
  if (!span) return;
  if (call !== undefined) span.name(call);
  span.note({ "http.response.status_code": status });
  span.end(status >= 500 ? { code: status } : null);
}

/** Reset links carry their token in the path, and people type anything. */
function withoutSecrets(path: string): string {
  return path
    .slice(0, 200)
    .replace(/[^/]{16,}|[^/]*[^\w./-][^/]*/g, (segment) =>
      /^[a-z-]+$/.test(segment) ? segment : ":id",
    );
}
