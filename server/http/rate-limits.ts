// Counted attempts in Postgres, so that every replica counts in the same place.
// last_request holds the END of a row's window: a row is over, and swept, once that moment has passed.
import { sql } from "kysely";
import type { ServerContext } from "../platform/context.ts";
import { AppError } from "./errors.ts";

/** Allows at most `max` attempts in a window of so many seconds, counted from its first attempt. */
export type RateRule = { window: number; max: number };
export type RateLimits = ReturnType<typeof createRateLimits>;

const SWEEP_EVERY_MS = 60_000;

type RateLimitDeps = Pick<ServerContext, "database" | "clock" | "log">;

export function createRateLimits({ database, clock, log }: RateLimitDeps) {
  let sweptAt = clock().getTime();

  function sweep(now: number): void {
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    database
      .deleteFrom("rate_limits")
      .where("last_request", "<", String(now))
      .execute()
      .catch((error: unknown) => log.warn("sweeping rate limits failed", { error }));
  }

  return {
    /** Takes one attempt and says whether it was still allowed; one statement, so parallel attempts cannot slip by. */
    async consume(
      key: string,
      rule: RateRule,
    ): Promise<{ allowed: boolean; retryAfter: number | null }> {
      const now = clock().getTime();
      sweep(now);
      const windowMs = rule.window * 1000;
      const end = now + windowMs;
      // Servers' clocks differ a little; a whole window ahead is a wrong clock, which must not lock people out on other servers.
      const isOver = sql`(held.last_request <= ${now} or held.last_request > ${end + windowMs})`;
      const { rows } = await sql<{ count: number; last_request: string }>`
        insert into rate_limits as held (key, count, last_request)
        values (${key}, 1, ${end})
        on conflict (key) do update set
          count = case when ${isOver} then 1 else least(held.count, ${rule.max}) + 1 end,
          last_request = case when ${isOver} then excluded.last_request else held.last_request end
        returning count, last_request`.execute(database);
      const row = rows[0]!;
      if (row.count <= rule.max) return { allowed: true, retryAfter: null };
      // The request that opened the window may have read the clock after us.
      const leftS = Math.ceil((Number(row.last_request) - now) / 1000);
      return { allowed: false, retryAfter: Math.min(Math.max(1, leftS), rule.window) };
    },

    /** Gives one attempt back. */
    async giveBack(key: string): Promise<void> {
      await sql`update rate_limits set count = greatest(0, count - 1) where key = ${key}`.execute(
        database,
      );
    },

    async forget(key: string): Promise<void> {
      await database.deleteFrom("rate_limits").where("key", "=", key).execute();
    },
  };
}

/** The error for an attempt over the limit; `retryAfter` is in seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new AppError(429, "too_many_requests", "That was a lot at once. Please try again in a while.", {
    headers: { "retry-after": String(retryAfter) },
  });
