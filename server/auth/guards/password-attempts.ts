// Wrong passwords are counted per account, and per account and address, wherever one is asked for: signing in, changing the
// password or the address, deleting the account.
import type { RateLimits, RateRule } from "../../platform/rate-limits.ts";

const PER_EMAIL_AND_ADDRESS: RateRule = { window: 15 * 60, max: 10 };
const PER_EMAIL: RateRule = { window: 60 * 60, max: 50 };

export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>;
export type Attempt = { email: string; address: string };

export const TOO_MANY_ATTEMPTS = {
  code: "too_many_attempts",
  message: "Too many attempts. Please wait a while and try again.",
};

const keysOf = ({ email, address }: Attempt) => {
  const account = `failed-password|${email.toLowerCase()}`;
  return { near: `${account}|${address}`, all: account };
};

export function createPasswordAttempts(limits: RateLimits) {
  return {
    /**
     * Taken before the password is looked at: parallel guesses, and the right one while locked, are refused alike. Null when it
     * may be looked at, else the seconds to wait.
     */
    async take(attempt: Attempt): Promise<number | null> {
      const { near, all } = keysOf(attempt);
      const refusals = [
        [near, PER_EMAIL_AND_ADDRESS],
        [all, PER_EMAIL],
      ] as const;
      for (const [key, rule] of refusals) {
        const { allowed, retryAfter } = await limits.consume(key, rule);
        if (!allowed) return retryAfter ?? PER_EMAIL_AND_ADDRESS.window;
      }
      return null;
    },

    /** The password was right. */
    async forgive(attempt: Attempt): Promise<void> {
      const { near, all } = keysOf(attempt);
      await Promise.all([limits.forget(near), limits.giveBack(all)]);
    },
  };
}
