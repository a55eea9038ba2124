// Changing a way to sign in needs a fresh proof: the password, or a sign-in of just now for people without one.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, getSessionFromCtx } from "better-auth/api";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import type { NoteSecurity } from "../../platform/security-log/note.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts, on } from "../hook-context.ts";
import type { PasswordAttempts } from "./password-attempts.ts";

export const FRESH_MS = 15 * 60 * 1000;
export const INVALID_PASSWORD = { code: "INVALID_PASSWORD", message: "Invalid password" };
const SIGN_IN_AGAIN = {
  code: "sign_in_again",
  message: "Please sign out, sign in again and try once more.",
};

const PATHS = [
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/passkey/add-options",
  "/passkey/remove",
];

type FreshProofDeps = { attempts: PasswordAttempts; noteSecurity: NoteSecurity };

export function freshProof({ attempts, noteSecurity }: FreshProofDeps) {
  return {
    id: "fresh-proof",
    hooks: {
      before: [
        on(PATHS, async (ctx) => {
          const found = await getSessionFromCtx(ctx);
          if (!found) return;
          const { user, session } = found;
          if ((await hashOf(ctx, user.id)) === null) {
            const age = Date.now() - new Date(session.createdAt).getTime();
            if (age > FRESH_MS) throw APIError.from("FORBIDDEN", SIGN_IN_AGAIN);
            return;
          }
          const person = { userId: user.id, address: addressOf(ctx) };
          const isProven = await isPassword(ctx, person, bodyOf(ctx)["password"], attempts);
          if (isProven) return;
          noteSecurity({ kind: "proof_failed", who: user, address: person.address });
          throw APIError.from("BAD_REQUEST", INVALID_PASSWORD);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

export async function hashOf(ctx: HookContext, userId: string): Promise<string | null> {
  return (await ctx.context.internalAdapter.findCredentialAccount(userId))?.password ?? null;
}

/** A wrong password counts as an attempt; too many of them throw. */
export async function isPassword(
  ctx: HookContext,
  person: { userId: string; address: string },
  text: unknown,
  attempts: PasswordAttempts,
): Promise<boolean> {
  const refusal = await attempts.take(person);
  if (refusal) throw tooManyAttempts(refusal.waitS);
  const hash = await hashOf(ctx, person.userId);
  if (!hash || typeof text !== "string" || text.length > PASSWORD_LENGTH.max) return false;
  const isRight = await ctx.context.password.verify({ hash, password: text });
  if (isRight) await attempts.forgive(person);
  return isRight;
}
