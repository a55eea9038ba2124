// One line per call of the API: who took how long with what outcome, never what was said.
import { createMiddleware } from "hono/factory";
import type { Log } from "../platform/log.ts";

export function logRequests(log: Log) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    log.info("request", {
      method: c.req.method,
      path: withoutSecrets(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    });
  });
}

/** Reset links carry their token in the path. */
function withoutSecrets(path: string): string {
  return path.replace(/[^/]{16,}/g, (segment) => (/^[a-z-]+$/.test(segment) ? segment : ":id"));
}
