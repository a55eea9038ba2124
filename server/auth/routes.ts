// /auth/v1: better-auth's own wire, as far as shared/api/auth.ts opens it. What is not listed there does not exist.
import type { CallName } from "../../shared/api/api.ts";
import { authCalls } from "../../shared/api/auth.ts";
import { clientIpOf } from "../http/address/client-ip.ts";
import { readBytes } from "../http/request/read-body.ts";
import type { Route, RouteContext } from "../http/route.ts";
import { isTooOften, landOnAuthPage, withoutStore, withRetryAfter } from "./answers.ts";
import type { Auth } from "./auth.ts";

const BODY_BYTES = 16 * 1024;
/** An answer that could tell by its speed whether an address has an account takes at least this long. */
const EVEN_MS = 350;
const EVEN: ReadonlySet<CallName> = new Set<AuthCallName>([
  "POST /auth/v1/sign-up/email",
  "POST /auth/v1/request-password-reset",
  "POST /auth/v1/change-email",
]);

type AuthCallName = keyof typeof authCalls;

export function authRoutes(
  route: Route,
  auth: Pick<Auth, "handler" | "options" | "noteSecurity">,
  { evenMs = EVEN_MS } = {},
): void {
  for (const name of Object.keys(authCalls) as AuthCallName[]) {
    route(name, async ({ c }): Promise<Response> => {
      const request = await readRequest(c, auth.options.baseURL);
      if (request instanceof Response) return request;
      const [response] = await Promise.all([
        auth.handler(request),
        EVEN.has(name) ? new Promise((resolve) => setTimeout(resolve, evenMs)) : null,
      ]);
      if (isTooOften(response))
        auth.noteSecurity({ kind: "limit_hit", who: null, address: clientIpOf(c), detail: name });
      const answer = landOnAuthPage(c.req.url, await withRetryAfter(response));
      return name === "GET /auth/v1/jwks" ? answer : withoutStore(answer);
    });
  }
}

/** Builds the request for better-auth, or answers why not. */
async function readRequest(c: RouteContext, ownUrl: string): Promise<Request | Response> {
  const text =
    c.req.method === "GET" ? "" : new TextDecoder().decode(await readBytes(c, BODY_BYTES));
  if (text !== "" && !/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    return refuse(c, 415, "UNSUPPORTED_MEDIA_TYPE", "The request must be JSON.");
  if (hasNul(c.req.url))
    return refuse(c, 400, "BAD_REQUEST", "An address cannot contain the NUL character.");
  if (!isJsonObject(text))
    return refuse(c, 400, "BAD_REQUEST", "The body must be a JSON object without NUL characters.");
  if (c.req.method === "GET") return c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.delete("content-length");
  if (!isBrowser(headers)) headers.set("origin", ownUrl);
  return new Request(c.req.url, { method: "POST", headers, body: text || undefined });
}

function refuse(c: RouteContext, status: 400 | 415, code: string, message: string) {
  return c.json({ code, message }, status);
}

/**
 * Every browser says where a POST comes from, and better-auth refuses other sites by it. A client without Origin is a program
 * with cookies of its own, so cross-site requests cannot go through it.
 */
function isBrowser(headers: Headers): boolean {
  return ["origin", "referer", "sec-fetch-site"].some((name) => headers.has(name));
}

/** Postgres text cannot hold NUL, in whatever spelling it comes. */
function hasNul(text: string): boolean {
  return /\0|%00/.test(text);
}

function isJsonObject(text: string): boolean {
  if (text === "") return true;
  try {
    const value: unknown = JSON.parse(text, (_key, part: unknown) => {
      if (typeof part === "string" && part.includes("\0")) throw new SyntaxError("NUL");
      return part;
    });
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
