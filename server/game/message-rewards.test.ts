// A chat's finish gives its rewards once, whatever else happens at the same time.
import type pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import { GATED_REPLY } from "../testing/chat/gated-model.ts";
import {
  createUser,
  endOf,
  hear,
  type StreamedReply,
  newKey,
  post,
  stop,
} from "../testing/chat/chat.ts";
import { chatFixture } from "../testing/chat/chat-fixture.ts";
import { coinsOf, startGame } from "../testing/game.ts";

const chat = await chatFixture();
const [plain, gated] = await Promise.all([chat.start(), chat.startGated()]);
const game = startGame(chat.databaseUrl);
game.setClock(Date.now());
afterAll(async () => game.stop());

function rewardsIn(heard: StreamedReply): Rewards | null {
  const end = endOf(heard);
  if (!end) throw new Error("The stream has no end.");
  return end.rewards;
}

const gameOf = async (userId: string) =>
  (
    await plain.pool.query(
      `select g.messages, (g.state -> 'day' ->> 'xpMessages')::integer as paid, g.happiness_points as points, p.xp
       from game_states g join puppies p on p.user_id = g.user_id and p.is_active where g.user_id = $1`,
      [userId],
    )
  ).rows[0] as { messages: number; paid: number; points: number; xp: number };

/** The next such statement of a transaction is carried out, and then fails. Returns whether it was. */
function loseAnswer(pool: pg.Pool, statement: string): () => boolean {
  let isLost = false;
  const connect = pool.connect.bind(pool) as (...asked: unknown[]) => Promise<pg.PoolClient>;
  const connectAndWatch = async (...asked: unknown[]) => {
    const client = await connect(...asked);
    // A query of the pool itself gives a callback.
    if (asked.length > 0) return client;
    const query = client.query.bind(client) as (...said: unknown[]) => Promise<unknown>;
    const queryAndLose: (...said: unknown[]) => unknown = async (...said) => {
      const answer = await query(...said);
      if (isLost || said[0] !== statement) return answer;
      isLost = true;
      vi.restoreAllMocks();
      throw new Error("The answer was lost.");
    };
    vi.spyOn(client, "query").mockImplementation(queryAndLose);
    return client;
  };
  vi.spyOn(pool, "connect").mockImplementation(connectAndWatch as never);
  return () => isLost;
}

describe("a reply", () => {
  test("tells what it gave: XP, happiness, the first achievement, doors, the puppy", async () => {
    const userId = await createUser(plain.pool, "", "none");
    const rewards = rewardsIn(await hear(await post(plain, userId, "Hello, my name is Ada!")));
    expect(rewards).toMatchObject({
      xp: 5,
      happiness: 2,
      level_ups: [],
      coins: [
        { source: "achievement", source_id: "first_woof", amount: 25 },
        { source: "achievement", source_id: "name_tag", amount: 25 },
      ],
      achievements: ["first_woof", "name_tag"],
      mood: "Proud & Sparkly",
      balance: 1_300,
      puppy: { variant: "original", level: 1, xp: 5, mood: "Proud & Sparkly" },
    });
    expect(await coinsOf(plain.pool, userId)).toEqual({ balance: 1_300, sum: 1_300 });
  });

  test("makes its message one of the dashboard's conversations; a message without one is none", async () => {
    const userId = await createUser(gated.pool);
    const key = newKey();
    const silenced = post(gated, userId, "Hello", { key });
    await chat.gated.nextAsked();
    const conversations = async () =>
      (await game.get<Dashboard>("/api/dashboard", userId)).body.conversations;
    expect(await conversations()).toBe(0);
    await stop(gated, userId, key);
    await hear(await silenced);
    chat.gated.speak();
    for (const message of ["Hello", "Hello", "How are you?"])
      await hear(await post(plain, userId, message));
    const { rows } = await plain.pool.query<{ answered: number; all: number }>(
      `select count(*) filter (where response <> '')::integer as answered, count(*)::integer as all
       from chats where user_id = $1`,
      [userId],
    );
    expect(rows[0]).toEqual({ answered: 3, all: 4 });
    expect(await conversations()).toBe(3);
  });

  test("tells the name it has learnt, once", async () => {
    const userId = await createUser(plain.pool);
    const names: (string | null)[] = [];
    for (const message of ["Hello", "My name is Ada", "What a day", "Call me Bo"]) {
      const { luli } = await hear(await post(plain, userId, message));
      for (const chunk of luli) if (chunk.type === "end") names.push(chunk.learned_name);
    }
    expect(names).toEqual([null, "Ada", null, "Bo"]);
  });

  test("gives nothing when the user stopped it before its first word", async () => {
    const userId = await createUser(gated.pool);
    const key = newKey();
    const reply = post(gated, userId, "Hello", { key });
    await chat.gated.nextAsked();
    expect((await stop(gated, userId, key)).body).toEqual({ status: "stopped", response: "" });
    expect(rewardsIn(await hear(await reply))).toBeNull();
    expect(await gameOf(userId)).toMatchObject({ messages: 0, xp: 0 });
    chat.gated.speak();
  });

  test("loses nothing when the user pets her, shops and visits while she thinks", async () => {
    const userId = await createUser(gated.pool, "", "none");
    const reply = post(gated, userId, "Hello");
    await chat.gated.nextAsked();
    const pets = Array.from({ length: 30 }, () => game.post("/api/puppy/pet", userId));
    chat.gated.speak();
    const answers = await Promise.all([
      ...pets,
      game.post("/api/store/buy", userId, { item: "love_bandana" }),
      game.post("/api/visit", userId),
    ]);
    const heard = await hear(await reply);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(heard.text).toBe(GATED_REPLY);
    expect(rewardsIn(heard)).toMatchObject({ xp: 5, happiness: 2 });
    // Four pets, a visit, a message.
    expect(await gameOf(userId)).toMatchObject({ messages: 1, xp: 35 });
    const { balance, sum } = await coinsOf(gated.pool, userId);
    expect(balance).toBe(sum);
    // Gift, first pet, first message, first outfit, visit, bandana.
    expect(balance).toBe(1_250 + 25 + 25 + 50 + 10 - 250);
  });

  test("leaves out what another one earned meanwhile, though the answer to its own end was lost", async () => {
    const userId = await createUser(gated.pool, "", "none");
    const reply = post(gated, userId, "Hello");
    await chat.gated.nextAsked();
    await hear(await post(plain, userId, "What a day"));
    const lost = loseAnswer(gated.pool, "commit");
    chat.gated.speak();
    const rewards = rewardsIn(await hear(await reply));
    expect(lost()).toBe(true);
    // Two messages within seconds: the later end has no XP.
    expect(rewards).toMatchObject({ xp: 0, coins: [], achievements: [] });
    expect(await gameOf(userId)).toMatchObject({ messages: 2, xp: 5 });
    expect(await coinsOf(gated.pool, userId)).toEqual({ balance: 1_275, sum: 1_275 });
  });

  test("gives nothing when it belongs to no run any more: forged ends change nothing", async () => {
    const userId = await createUser(plain.pool);
    const before = await gameOf(userId);
    const { rows } = await plain.pool.query(
      "select outcome from finish_chat($1, gen_random_uuid(), 1, 'done', 'woof', now(), null, now(), 0, '{}')",
      [userId],
    );
    expect(rows).toEqual([{ outcome: "lost" }]);
    expect(await gameOf(userId)).toEqual(before);
  });
});
