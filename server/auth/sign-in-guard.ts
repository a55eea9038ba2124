// Against guessing: failed passwords are counted per account, and input is bounded before anything is looked up.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getIP, isAPIError } from "better-auth/api";
import { profileProblem } from "./profile-input.ts";
import type { RateLimits, RateRule } from "../rate-limits.ts";

const PER_EMAIL_AND_ADDRESS: RateRule = { window: 15 * 60, max: 10 };
const PER_EMAIL: RateRule = { window: 60 * 60, max: 50 };

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

export function signInGuard(limits: RateLimits) {
  return {
    id: "sign-in-guard",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-up/email" || path === "/update-user",
          handler: createAuthMiddleware(async (ctx) => {
            const problem = profileProblem(bodyOf(ctx));
            if (problem) throw APIError.from("BAD_REQUEST", problem);
          }),
        },
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const keys = keysOf(ctx);
            if (!keys) return;
            // Taken before the password is looked at: parallel guesses and the right one while locked are refused alike.
            const near = await limits.consume(keys.near, PER_EMAIL_AND_ADDRESS);
            if (!near.allowed) throw tooManyAttempts(near.retryAfter);
            const all = await limits.consume(keys.all, PER_EMAIL);
            if (!all.allowed) throw tooManyAttempts(all.retryAfter);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const keys = keysOf(ctx);
            if (!keys || !wasPasswordRight(ctx.context.returned)) return;
            await Promise.all([limits.forget(keys.near), limits.giveBack(keys.all)]);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** An address that still waits for its confirmation is only named after the right password. */
function wasPasswordRight(returned: unknown): boolean {
  return !isAPIError(returned) || returned.body?.code === "EMAIL_NOT_VERIFIED";
}

function keysOf(ctx: HookContext): { near: string; all: string } | null {
  const { email } = bodyOf(ctx);
  if (typeof email !== "string" || email.length > 254) return null;
  const address = (ctx.request && getIP(ctx.request, ctx.context.options)) ?? "unknown";
  const account = `failed-password|${email.toLowerCase()}`;
  return { near: `${account}|${address}`, all: account };
}

function bodyOf(ctx: HookContext): Record<string, unknown> {
  const body: unknown = ctx.body;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

function tooManyAttempts(retryAfter: number | null): APIError {
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "too_many_attempts", message: "Too many attempts. Please wait a while and try again." },
    { "Retry-After": String(retryAfter ?? PER_EMAIL_AND_ADDRESS.window) },
  );
}
