// Proves a person's identity by their password; attempts count like those of a sign-in.
import { AppError } from "../../http/errors.ts";
import { createRateLimits } from "../../http/rate-limits.ts";
import type { Prove } from "../../http/route.ts";
import type { Auth, AuthContext } from "../auth.ts";
import { getPasswordHash, hasSessionSince } from "../queries.ts";
import { FRESH_MS } from "./fresh-proof.ts";
import { createPasswordAttempts, TOO_MANY_ATTEMPTS } from "./password-attempts.ts";

/** Throws for a wrong or missing password; who has none, because they come by Google, must have come in just now. */
export function createPasswordProof(
  context: Pick<AuthContext, "database" | "clock" | "log" | "noteSecurity">,
  auth: Pick<Auth, "$context">,
): Prove {
  const attempts = createPasswordAttempts(createRateLimits(context));

  async function requireFreshSession(userId: string): Promise<void> {
    const since = new Date(context.clock().getTime() - FRESH_MS);
    if (!(await hasSessionSince(context.database, userId, since)))
      throw new AppError(403, "sign_in_again", "Please sign out, sign in again and try once more.");
  }

  return async ({ userId, password, address }) => {
    const hash = await getPasswordHash(context.database, userId);
    if (!hash) return requireFreshSession(userId);
    if (!password) throw wrongPassword("Please enter your password.");
    const attempt = { userId, address };
    const refusal = await attempts.take(attempt);
    if (refusal) throw tooManyAttempts(refusal.waitS);
    const { password: hasher } = await auth.$context;
    if (!(await hasher.verify({ hash, password }))) {
      context.noteSecurity({ kind: "proof_failed", who: { id: userId }, address });
      throw wrongPassword("That is not your password.");
    }
    await attempts.forgive(attempt);
  };
}

const wrongPassword = (message: string) =>
  new AppError(400, "wrong_password", message, { field: "password" });

const tooManyAttempts = (waitS: number) =>
  new AppError(429, TOO_MANY_ATTEMPTS.code, TOO_MANY_ATTEMPTS.message, {
    headers: { "retry-after": String(waitS) },
  });
