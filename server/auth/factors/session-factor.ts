// Remembers which factor opened a session, beside or instead of the password, and copies it when a session replaces another.
import type { WiredConfig } from "../../platform/context.ts";
import type { GenericEndpointContext } from "better-auth";

export const FACTORS = ["totp", "recovery_code", "passkey"] as const;
const SHOWN_AT: Readonly<Record<string, (typeof FACTORS)[number]>> = {
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery_code",
  "/passkey/sign-in": "passkey",
};

/** Returns the factor of the session that is about to begin. */
export function factorOf(userId: string, ctx: GenericEndpointContext | null): string | null {
  if (!ctx || ctx.path === "/two-factor/disable") return null;
  const shown = SHOWN_AT[ctx.path ?? ""];
  if (shown) return shown;
  // A change of password puts a new session in the place of the one that asks.
  const before = ctx.context.session?.session;
  return before?.userId === userId && typeof before["factor"] === "string"
    ? before["factor"]
    : null;
}

/** Whether admins must show a second factor: only where no service is a stand-in, because stand-ins hand out an admin. */
export const isFactorDemanded = ({ sandbox }: Pick<WiredConfig, "sandbox">): boolean =>
  sandbox.length === 0;
