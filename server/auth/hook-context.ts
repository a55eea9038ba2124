// What our hooks read from better-auth's context, and the refusal they share.
import { APIError, type createAuthMiddleware, getIP } from "better-auth/api";
import { TOO_MANY_ATTEMPTS } from "./guards/password-attempts.ts";

export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** As it was sent: hooks run before better-auth looks at it. */
export function bodyOf(ctx: HookContext): Record<string, unknown> {
  const body: unknown = ctx.body;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

export const addressOf = (ctx: HookContext): string =>
  (ctx.request && getIP(ctx.request, ctx.context.options)) ?? "unknown";

export const tooManyAttempts = (waitS: number): APIError =>
  new APIError("TOO_MANY_REQUESTS", TOO_MANY_ATTEMPTS, { "Retry-After": String(waitS) });
