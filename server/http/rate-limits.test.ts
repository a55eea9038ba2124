// Counted attempts, where servers do not agree on the time.
import { beforeAll, expect, test } from "vitest";
import { databaseFixture } from "../testing/test-database.ts";
import { createLog } from "../platform/log.ts";
import { createRateLimits } from "./rate-limits.ts";

const RULE = { window: 60, max: 2 };
const { database } = await databaseFixture();
let now: number;
beforeAll(() => (now = Date.now()));

const serverWithClock = (aheadMs: number) =>
  createRateLimits({
    database,
    clock: () => new Date(now + aheadMs),
    log: createLog(() => {}),
  });

test("a refusal by a server whose clock is ahead does not lock the person out of the others until then", async () => {
  const ahead = serverWithClock(300_000);
  const right = serverWithClock(0);
  const tries = async (server: typeof right, count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => server.consume("key", RULE)));
    return all.filter(({ allowed }) => allowed).length;
  };
  expect(await tries(ahead, 3)).toBe(2);
  expect(await tries(right, 3)).toBe(2);
  expect((await right.consume("key", RULE)).retryAfter).toBeLessThanOrEqual(60);
});

test("a request that read the clock before the first one, and was counted after it, waits no longer than the window", async () => {
  const later = serverWithClock(1);
  for (let i = 0; i < 2; i += 1) await later.consume("overtaken", RULE);
  expect(await serverWithClock(0).consume("overtaken", RULE)).toEqual({
    allowed: false,
    retryAfter: 60,
  });
});
