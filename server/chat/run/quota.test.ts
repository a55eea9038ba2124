// How many messages a day and how many in half a minute: exactly so many, whatever comes at once and whatever the clock and the zone say.
import { describe, expect, test } from "vitest";
import { createUser, messagesCounted, post, storedChats } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

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

  test("two zones by turns are not two days' messages", async () => {
    const clock = () => new Date("2026-03-10T10:30:00Z");
    const server = await chat.start({ clock, config: { freeDailyMessages: 2 } });
    const userId = await createUser(server.pool, "", "none");
    const all: Response[] = [];
    for (const zone of [
      "Pacific/Pago_Pago",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Pacific/Kiritimati",
    ]) {
      await server.pool.query("update users set time_zone = $2 where id = $1", [userId, zone]);
      for (let n = 0; n < 2; n += 1) all.push(await post(server, userId, `${zone} ${all.length}`));
    }
    await Promise.all(all.map((response) => response.text()));
    // The journey's first day and its second, and no third.
    expect(statuses(all)).toEqual({ 200: 4, 402: 4 });
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
