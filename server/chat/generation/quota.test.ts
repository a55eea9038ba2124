// How many messages a day and how many in half a minute: exactly so many, whatever comes at once and whatever the clock and the zone say.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createUser, messagesCounted, post, storedChats } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { beginChat } from "../queries.ts";

const chat = await chatFixture();
const plain = await chat.start();

/** How often each status was answered. */
function statuses(responses: Response[]): Record<number, number> {
  const groups = Object.groupBy(responses, ({ status }) => status);
  return Object.fromEntries(Object.entries(groups).map(([status, all]) => [status, all!.length]));
}

describe("quota and rate under 50 requests at once", () => {
  test("a free user gets exactly the free messages, or the ten of half a minute", async () => {
    const server = await chat.start({ config: { freeDailyMessages: 6 } });
    const userId = await createUser(server.pool, "", "none");
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post(server, userId, `message ${n}`)),
    );
    expect(statuses(responses)).toEqual({ 200: 6, 402: 44 });
    await Promise.all(responses.map((response) => response.text()));
    expect(await messagesCounted(server.pool, userId)).toBe(6);
    expect(await storedChats(server.pool, userId)).toHaveLength(6);
  });

  test("a day that came of a clock far ahead ends with that clock", async () => {
    const ahead = await chat.start({
      clock: () => new Date("2026-04-10T10:30:00Z"),
      config: { freeDailyMessages: 1 },
    });
    const server = await chat.start({
      clock: () => new Date("2026-03-10T10:30:00Z"),
      config: { freeDailyMessages: 1 },
    });
    const userId = await createUser(server.pool, "", "none");
    const answers = [
      await post(ahead, userId, "hello"),
      await post(ahead, userId, "and again"),
      await post(server, userId, "back in March"),
      await post(server, userId, "once more"),
    ];
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 402, 200, 402]);
  });

  test("a traveller over the date line waits 26 hours for the next messages, not 47", async () => {
    const start = Date.parse("2026-12-01T19:00:00Z");
    let now = start;
    const clock = () => new Date(now);
    const server = await chat.start({ clock, config: { freeDailyMessages: 1 } });
    const userId = await createUser(server.pool, "", "none");
    const answered: [number, number][] = [];
    for (const [hours, zone] of [
      [0, "Pacific/Auckland"],
      [1, "Pacific/Honolulu"],
      [25, "Pacific/Honolulu"],
      [26, "Pacific/Honolulu"],
      [27, "Pacific/Honolulu"],
      [43, "Pacific/Honolulu"],
      [66, "Pacific/Honolulu"],
    ] as const) {
      now = start + hours * 3_600_000;
      await server.pool.query("update users set time_zone = $2 where id = $1", [userId, zone]);
      const answer = await post(server, userId, `after ${hours} hours`);
      await answer.text();
      answered.push([hours, answer.status]);
    }
    expect(answered).toEqual([
      [0, 200],
      [1, 402],
      [25, 402],
      [26, 200],
      [27, 402],
      // Honolulu's 3 December is the day that began after 26 hours.
      [43, 402],
      [66, 200],
    ]);
  });

  test.each([5, 12, 23, 26, 27])(
    "fifty changes of zone, one every %i hours, are no more messages than the calendar has days",
    async (every) => {
      const zones = ["Pacific/Kiritimati", "Etc/GMT+12", "Pacific/Auckland", "Pacific/Honolulu"];
      const userId = await createUser(plain.pool, "", "none");
      const start = Date.parse("2026-12-01T19:00:00Z");
      let accepted = 0;
      for (let n = 0; n < 50; n += 1) {
        const zone = zones[n % zones.length];
        await plain.pool.query("update users set time_zone = $2 where id = $1", [userId, zone]);
        await plain.pool.query("update usage_counters set recent = '{}' where user_id = $1", [
          userId,
        ]);
        const begun = await beginChat(plain.pool, {
          userId,
          chatId: randomUUID(),
          message: `hop ${n}`,
          serverNo: 0,
          freeDaily: 1,
          premiumDaily: 1,
          now: new Date(start + n * every * 3_600_000),
        });
        if (begun.outcome === "accepted") accepted += 1;
      }
      expect(accepted).toBeLessThanOrEqual((50 * every) / 24 + 2);
    },
  );

  test("a subscriber is slowed down after ten, with the seconds to wait", async () => {
    const userId = await createUser(plain.pool);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post(plain, userId, `message ${n}`)),
    );
    expect(statuses(responses)).toEqual({ 200: 10, 429: 40 });
    const refused = responses.find(({ status }) => status === 429)!;
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(30);
    await Promise.all(responses.map((response) => response.text()));
    expect(await messagesCounted(plain.pool, userId)).toBe(10);
  });
});
