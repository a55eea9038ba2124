// Id of a request in the log, in its answer's headers, and in the jobs that it queued.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

const GIVEN = /^[\w-]{8,64}$/;
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** Returns the id or trace id given by the trusted proxy, or a new one in the form of a trace id. */
export function requestIdOf(
  { headers }: Pick<IncomingMessage, "headers">,
  trustedProxies: number,
): string {
  if (trustedProxies > 0) {
    const given = String(headers[REQUEST_ID_HEADER] ?? "");
    if (GIVEN.test(given)) return given;
    const [, traceId] = TRACEPARENT.exec(String(headers.traceparent ?? "")) ?? [];
    if (traceId) return traceId;
  }
  return randomUUID().replaceAll("-", "");
}
