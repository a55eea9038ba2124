// On a laptop the site is reachable as localhost and as 127.0.0.1; cookies, mails and Google know only one of them.
import type http from "node:http";
import { createMiddleware } from "hono/factory";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Sends page loads under another loopback name to publicUrl; calls of programs are left alone. */
export function oneLoopbackName(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return createMiddleware(async (c, next) => {
    const isPageLoad = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate";
    // Every answer passes here: the address is read where it matters.
    if (!isPageLoad || !LOOPBACK.has(hostname)) return next();
    const asked = new URL(c.req.url);
    const isOtherName = asked.hostname !== hostname && LOOPBACK.has(asked.hostname);
    if (isOtherName) return c.redirect(origin + asked.pathname + asked.search);
    return next();
  });
}

/** Whether a request may be such a page load: then it is left to the above. */
export function mayBeOtherName(publicUrl: string) {
  const { hostname, host } = new URL(publicUrl);
  return (headers: http.IncomingHttpHeaders): boolean =>
    LOOPBACK.has(hostname) && headers["sec-fetch-mode"] === "navigate" && headers.host !== host;
}
