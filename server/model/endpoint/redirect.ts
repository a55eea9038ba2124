// Reads an endpoint's redirect: whether to follow it, and what the operator is told.
import type http from "node:http";

/** Matches the path behind the base address. */
const CALL = /\/(?:chat\/completions|models)$/;

/** Null: the answer is no redirect. */
export function readRedirect({ statusCode = 0, headers }: http.IncomingMessage, from: URL) {
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return null;
  const to = URL.parse(headers.location, from);
  return to && { to, isFollowed: isSame(statusCode) && isOurs(from, to) };
}

/** Other redirects would be followed with a GET, without what was asked. */
const isSame = (status: number) => status === 307 || status === 308;

/** The key goes to the same server, or to its encrypted address. */
const isOurs = (from: URL, to: URL) =>
  to.protocol === "https:" && from.protocol === "http:"
    ? to.hostname === from.hostname
    : to.origin === from.origin;

export function describeRedirect({ origin, pathname, search }: URL, from: URL): string {
  // The rest of the query may be a secret.
  const query = search === from.search ? search : "";
  return CALL.test(pathname)
    ? `It redirects: set OPENAI_BASE_URL to ${origin}${pathname.replace(CALL, "")}${query}.`
    : `It redirects to ${origin}${pathname}${query}, where no model is: OPENAI_BASE_URL is wrong.`;
}
