// Wrong passwords are counted wherever one is asked for: signing in, changing the password or the address, deleting the
// account. Strangers, each known browser and signed-in people are counted apart, so that guesses never lock the owner out.
import type { RateLimits, RateRule } from "../../http/rate-limits.ts";

const NEAR: RateRule = { window: 15 * 60, max: 10 };
const ALL: RateRule = { window: 60 * 60, max: 50 };

export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>;
/** `address` is the network's. */
export type Attempt =
  | { email: string; address: string }
  | { browser: string }
  | { userId: string; address: string }
  /** A code of their second factor; null: from no browser that is known. */
  | { factorOf: string; browser: string | null };

export const TOO_MANY_ATTEMPTS = {
  code: "too_many_attempts",
  message: "Too many attempts. Please wait a while and try again.",
};

/** Near: from here. All: from anywhere. */
function keysOf(attempt: Attempt): { near: string; all: string | null } {
  if ("factorOf" in attempt)
    return { near: `failed-code|${attempt.factorOf}|${attempt.browser ?? ""}`, all: null };
  if ("browser" in attempt) return { near: `failed-password|known|${attempt.browser}`, all: null };
  const account =
    "userId" in attempt
      ? `failed-password|signed-in|${attempt.userId}`
      : `failed-password|${attempt.email.toLowerCase()}`;
  return { near: `${account}|${attempt.address}`, all: account };
}

export function createPasswordAttempts(limits: RateLimits) {
  return {
    /**
     * Taken before the password is looked at: parallel guesses, and the right one while locked, are refused alike. Null when it
     * may be looked at, else the seconds to wait, and whether people far and near have guessed together.
     */
    async take(attempt: Attempt): Promise<{ waitS: number; isLocked: boolean } | null> {
      const { near, all } = keysOf(attempt);
      for (const [key, rule] of [
        [near, NEAR],
        [all, ALL],
      ] as const) {
        if (key === null) continue;
        const { allowed, retryAfter } = await limits.consume(key, rule);
        if (!allowed) return { waitS: retryAfter ?? rule.window, isLocked: key === all };
      }
      return null;
    },

    /** The password was right. */
    async forgive(attempt: Attempt): Promise<void> {
      const { near, all } = keysOf(attempt);
      await Promise.all([limits.forget(near), all && limits.giveBack(all)]);
    },

    /** Resets the counters of the mailbox's owner, wherever they are. */
    async forget(person: { id: string; email: string; address: string }): Promise<void> {
      const attempts = [person, { userId: person.id, address: person.address }].map(keysOf);
      const keys = attempts.flatMap(({ near, all }) => (all === null ? [near] : [near, all]));
      await Promise.all(keys.map((key) => limits.forget(key)));
    },
  };
}
