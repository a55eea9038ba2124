// Changing a way to sign in needs a fresh proof: the password, or a sign-in of just now for people without one.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import type { NoteSecurity } from "../../platform/security-log/note.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts } from "../hook-context.ts";
import type { PasswordAttempts } from "./password-attempts.ts";

export const FRESH_MS = 15 * 60 * 1000;
export const INVALID_PASSWORD = { code: "INVALID_PASSWORD", message: "Invalid password" };
const SIGN_IN_AGAIN = {
  code: "sign_in_again",
  message: "Please sign out and in again, then try once more.",
};

const PATHS = new Set([
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/passkey/add-options",
  "/passkey/remove",
]);

type FreshProofDeps = { attempts: PasswordAttempts; noteSecurity: NoteSecurity };

export function freshProof({ attempts, noteSecurity }: FreshProofDeps) {
  return {
    id: "fresh-proof",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && PATHS.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const found = await getSessionFromCtx(ctx);
            if (!found) return;
            const { user, session } = found;
            if ((await hashOf(ctx, user.id)) === null) {
              const age = Date.now() - new Date(session.createdAt).getTime();
              if (age > FRESH_MS) throw APIError.from("FORBIDDEN", SIGN_IN_AGAIN);
              return;
            }
            const person = { userId: user.id, address: addressOf(ctx) };
            const refusal = await attempts.take(person);
            if (refusal) throw tooManyAttempts(refusal.waitS);
            if (!(await isPassword(ctx, user.id, bodyOf(ctx)["password"]))) {
              noteSecurity({ kind: "proof_failed", who: user, address: person.address });
              throw APIError.from("BAD_REQUEST", INVALID_PASSWORD);
            }
            await attempts.forgive(person);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

export async function hashOf(ctx: HookContext, userId: string): Promise<string | null> {
  return (await ctx.context.internalAdapter.findCredentialAccount(userId))?.password ?? null;
}

export async function isPassword(ctx: HookContext, userId: string, text: unknown) {
  const hash = await hashOf(ctx, userId);
  if (!hash || typeof text !== "string" || text.length > PASSWORD_LENGTH.max) return false;
  return ctx.context.password.verify({ hash, password: text });
}
