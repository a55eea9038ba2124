// Reads from better-auth's context for our hooks, and the refusal they share.
import { APIError, type createAuthMiddleware, getIP } from "better-auth/api";
import { TOO_MANY_ATTEMPTS } from "./guards/password-attempts.ts";

export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Returns the body as it was sent: hooks run before better-auth parses it. */
export function bodyOf(ctx: HookContext): Record<string, unknown> {
  const body: unknown = ctx.body;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

export const addressOf = (ctx: HookContext): string =>
  (ctx.request && getIP(ctx.request, ctx.context.options)) ?? "unknown";

export const tooManyAttempts = (waitS: number): APIError =>
  new APIError("TOO_MANY_REQUESTS", TOO_MANY_ATTEMPTS, { "Retry-After": String(waitS) });
