// Makes our hooks around better-auth's calls, reads from their context, and holds the refusal they share.
import { APIError, createAuthMiddleware, getIP } from "better-auth/api";
import { TOO_MANY_ATTEMPTS } from "./guards/password-attempts.ts";

type Work = Parameters<typeof createAuthMiddleware>[0];
export type HookContext = Parameters<Work>[0];

/** A hook around the calls at these paths. A path that ends in a slash stands for everything below it. */
export const on = (paths: readonly string[], work: Work) => ({
  matcher: ({ path = "/" }: { path?: string }) =>
    paths.some((each) => (each.endsWith("/") ? path.startsWith(each) : path === each)),
  handler: createAuthMiddleware(work),
});

/** Returns the body as it was sent: hooks run before better-auth parses it. */
export function bodyOf(ctx: HookContext): Record<string, unknown> {
  const body: unknown = ctx.body;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

export const addressOf = (ctx: HookContext): string =>
  (ctx.request && getIP(ctx.request, ctx.context.options)) ?? "unknown";

export const tooManyAttempts = (waitS: number): APIError =>
  new APIError("TOO_MANY_REQUESTS", TOO_MANY_ATTEMPTS, { "Retry-After": String(waitS) });
