// Wherever a password is chosen: none that would be guessed first, and none that a leak has told.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, getSessionFromCtx } from "better-auth/api";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { bodyOf, on } from "../hook-context.ts";
import type { IsBreached } from "./breached-passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

const TOO_COMMON = {
  code: "PASSWORD_TOO_COMMON",
  message: "This password would be guessed first. Please choose another one.",
};
const COMPROMISED = {
  code: "PASSWORD_COMPROMISED",
  message: "This password is known from a leak elsewhere. Please choose another one.",
};
const PATHS = ["/sign-up/email", "/change-password", "/reset-password"];

export function passwordGuard(isBreached: IsBreached) {
  return {
    id: "password-guard",
    hooks: {
      before: [
        on(PATHS, async (ctx) => {
          const { password, newPassword, email } = bodyOf(ctx);
          const chosen = ctx.path === "/sign-up/email" ? password : newPassword;
          // better-auth itself refuses passwords that are too short or too long.
          const { min, max } = PASSWORD_LENGTH;
          if (typeof chosen !== "string" || chosen.length < min || chosen.length > max) return;
          const own =
            ctx.path === "/change-password" ? (await getSessionFromCtx(ctx))?.user.email : email;
          if (isCommonPassword(chosen, typeof own === "string" ? own : ""))
            throw APIError.from("BAD_REQUEST", TOO_COMMON);
          if (await isBreached(chosen)) throw APIError.from("BAD_REQUEST", COMPROMISED);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}
