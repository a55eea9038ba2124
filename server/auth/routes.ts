// /auth/v1: better-auth's own wire behind an allowlist. What is not listed here does not exist.
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Auth } from "./auth.ts";
import { landOnAuthPage, withRetryAfter } from "./answers.ts";

const POSTS = [
  "/sign-up/email",
  "/sign-in/email",
  "/sign-in/social",
  "/sign-out",
  "/send-verification-email",
  "/request-password-reset",
  "/reset-password",
  "/update-user",
  "/change-email",
  "/change-password",
  "/revoke-session",
  "/revoke-other-sessions",
  "/revoke-sessions",
];
const GETS = [
  "/get-session",
  "/token",
  "/jwks",
  "/verify-email",
  "/reset-password/:token{[A-Za-z0-9_-]{1,64}}",
  "/callback/google",
  "/list-sessions",
];

const BODY_BYTES = 16 * 1024;
/** An answer that could tell by its speed whether an address has an account takes at least this long. */
const EVEN_MS = 350;
const EVEN_PATHS = ["/sign-up/email", "/request-password-reset", "/change-email"];

export function authRoutes(auth: Pick<Auth, "handler" | "options">, { evenMs = EVEN_MS } = {}) {
  const app = new Hono().basePath("/auth/v1");
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c) => refuse(c, 413, "PAYLOAD_TOO_LARGE", "The request is too large."),
  });

  const answer = async (c: Context, request: Request, path: string) => {
    const [response] = await Promise.all([
      signUpTwice(auth, request, path),
      EVEN_PATHS.includes(path) ? new Promise((resolve) => setTimeout(resolve, evenMs)) : null,
    ]);
    return landOnAuthPage(c.req.url, await withRetryAfter(response));
  };

  for (const path of GETS) {
    app.get(path, async (c): Promise<Response> => {
      if (hasNul(c.req.url)) return refuse(c, 400, "BAD_REQUEST", "The request is not valid.");
      return answer(c, c.req.raw, path);
    });
  }
  for (const path of POSTS) {
    app.post(path, limit, async (c): Promise<Response> => {
      const type = c.req.header("content-type") ?? "";
      const text = await c.req.text();
      if (text !== "" && !/^application\/json\s*(;|$)/i.test(type))
        return refuse(c, 415, "UNSUPPORTED_MEDIA_TYPE", "The request must be JSON.");
      if (!isJsonObject(text) || hasNul(c.req.url))
        return refuse(c, 400, "BAD_REQUEST", "The request is not valid.");
      const headers = new Headers(c.req.raw.headers);
      headers.delete("content-length");
      if (!isBrowser(headers)) headers.set("origin", auth.options.baseURL);
      return answer(
        c,
        new Request(c.req.url, { method: "POST", headers, body: text || undefined }),
        path,
      );
    });
  }
  return app;
}

/**
 * Of two sign-ups for one new address at the same moment, the database lets one through. The other is asked again: by then
 * the account exists, and the answer is the same as for everyone else.
 */
async function signUpTwice(
  auth: Pick<Auth, "handler">,
  request: Request,
  path: string,
): Promise<Response> {
  if (path !== "/sign-up/email") return auth.handler(request);
  const again = request.clone();
  const response = await auth.handler(request);
  return response.status === 422 ? auth.handler(again) : response;
}

function refuse(c: Context, status: 400 | 413 | 415, code: string, message: string) {
  return c.json({ code, message }, status);
}

/**
 * Every browser says where a POST comes from, and better-auth refuses other sites by it. Whoever says nothing is a program,
 * and holds only cookies of its own: nobody else's can be borrowed through it.
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
