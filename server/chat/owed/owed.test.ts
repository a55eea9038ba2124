// A reward that cannot be given does not cost the reply, and comes later, once.
import { describe, expect, test } from "vitest";
import { coinsOf } from "../../testing/game.ts";
import { createLog } from "../../platform/log.ts";
import { giveOwed } from "./owed.ts";
import { createUser, hear, post } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
const server = await chat.start();

async function sweep(): Promise<string> {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await giveOwed({ pool: server.pool, log, clock: () => new Date() });
  return lines.join("");
}

async function one<T>(sql: string, userId: string): Promise<T> {
  return (await server.pool.query(sql, [userId])).rows[0] as T;
}
const storedOf = (userId: string) =>
  one("select message, response, status from chats where user_id = $1", userId);
const givenTo = async (userId: string) => ({
  ...(await one<{ messages: number; xp: number }>(
    `select g.messages, p.xp from game_states g join puppies p on p.user_id = g.user_id and p.is_active where g.user_id = $1`,
    userId,
  )),
  ...(await coinsOf(server.pool, userId)),
  ...(await one<{ owed: number }>(
    "select count(*)::integer as owed from owed_rewards where user_id = $1",
    userId,
  )),
});
const NOTHING = { messages: 0, xp: 0, balance: 1_250, sum: 1_250, owed: 1 };
const FIRST_MESSAGE = { messages: 1, xp: 5, balance: 1_275, sum: 1_275, owed: 0 };

describe("a reward that the database refuses", () => {
  const BREAK =
    "alter table achievements add constraint broken check (achievement <> 'first_woof') not valid";
  const MEND = "alter table achievements drop constraint broken";

  test("a refused reward is owed: the reply is done, and the reward comes once after the repair", async () => {
    const userId = await createUser(server.pool, "", "none");
    await server.pool.query(BREAK);
    const { luli, text } = await hear(await post(server, userId, "Hello"));
    expect(luli.at(-1)).toMatchObject({ type: "end", status: "done", rewards: null });
    expect(await storedOf(userId)).toEqual({ message: "Hello", response: text, status: "done" });
    expect(await sweep()).toContain('violates check constraint \\"broken\\"');
    expect(await givenTo(userId)).toEqual(NOTHING);

    await server.pool.query(MEND);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await givenTo(userId)).toEqual(FIRST_MESSAGE);
  });

  test("comes with all that were owed since, each for the time of its message", async () => {
    const userId = await createUser(server.pool, "", "none");
    await server.pool.query(BREAK);
    await hear(await post(server, userId, "Hello"));
    await hear(await post(server, userId, "How are you?"));
    await server.pool.query(
      `update owed_rewards o set sent_at = c.created_at - case when c.message = 'Hello' then interval '1 day' else '0' end
       from chats c where c.id = o.chat_id and o.user_id = $1`,
      [userId],
    );
    await server.pool.query(MEND);
    expect(await sweep()).toBe("");
    expect(await givenTo(userId)).toMatchObject({ messages: 2, xp: 10, owed: 0 });
    const { streak } = await one<{ streak: number }>(
      "select streak_days as streak from game_states where user_id = $1",
      userId,
    );
    expect(streak).toBe(2);
  });
});

test("a reward that the rules cannot work out is owed just so", async () => {
  const gated = await chat.startGated();
  const userId = await createUser(server.pool, "", "none");
  await server.pool.query(
    "alter table achievements drop constraint achievements_achievement_known",
  );
  // While Luli thinks, a later release gives what this one does not know.
  const reply = post(gated, userId, "Hello");
  await chat.gated.nextAsked();
  await server.pool.query("insert into achievements values ($1, 'of_a_later_release', now())", [
    userId,
  ]);
  await server.pool.query("update game_states set version = version + 1 where user_id = $1", [
    userId,
  ]);
  chat.gated.speak();
  const { luli } = await hear(await reply);
  expect(luli.at(-1)).toMatchObject({ type: "end", status: "done", rewards: null });
  expect(await sweep()).toContain("rewards still owed");
  expect(await givenTo(userId)).toEqual(NOTHING);

  await server.pool.query("delete from achievements where user_id = $1", [userId]);
  expect(await sweep()).toBe("");
  expect(await givenTo(userId)).toEqual(FIRST_MESSAGE);
});
