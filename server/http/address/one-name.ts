// A site has one name, which cookies, mails and Google know. On a laptop it is localhost or 127.0.0.1; elsewhere with
// www before it or without.
import type http from "node:http";
import { createMiddleware } from "hono/factory";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Sends page loads under another of its names to publicUrl; on a laptop calls of programs are left alone. */
export function oneName(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  const isOnLaptop = LOOPBACK.has(hostname);
  const isUnderTwin = twinOf(publicUrl);
  return createMiddleware(async (c, next) => {
    if (c.req.method !== "GET") return next();
    const isPageLoad = c.req.header("sec-fetch-mode") === "navigate";
    // Every request passes here, so the URL is parsed only if needed.
    if (isOnLaptop ? !isPageLoad : !isUnderTwin(c.req.header("host"))) return next();
    const asked = new URL(c.req.url);
    const isOtherName = asked.hostname !== hostname && LOOPBACK.has(asked.hostname);
    if (isOnLaptop && !isOtherName) return next();
    return c.redirect(origin + asked.pathname + asked.search, isOnLaptop ? 302 : 301);
  });
}

/** Whether the middleware above must decide about a request: then no file is served before it. */
export function mayBeOtherName(publicUrl: string) {
  const { hostname, host } = new URL(publicUrl);
  const isUnderTwin = twinOf(publicUrl);
  return (headers: http.IncomingHttpHeaders): boolean =>
    LOOPBACK.has(hostname)
      ? headers["sec-fetch-mode"] === "navigate" && headers.host !== host
      : isUnderTwin(headers.host);
}

/** Matches the same name with or without www: search engines and people type both. */
function twinOf(publicUrl: string): (host: string | undefined) => boolean {
  const { host } = new URL(publicUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return (asked) => asked === twin;
}
