// The classifier's doubt is one quiet line without a model, and a crisis that it opened can be taken back.
import { expect, test } from "vitest";
import {
  createUser,
  hear,
  helpOf,
  listChats,
  post,
  spendDay,
  type TestServer,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const PLAIN = "I want to kill myself";
const SURE = "tired in a way sleep doesnt fix. i want the long one";
const UNSURE = "everyone is better when im not around, noticed it again today";

const chat = await chatFixture();
const server = await chat.start();

const say = async (userId: string, message: string, { to = server, key = "" } = {}) =>
  hear(await post(to, userId, message, key ? { key } : {}));
const crisisOf = async (userId: string, { pool }: TestServer = server) => {
  const { rows } = await pool.query<{ crisis: { by: string } | null }>(
    "select state -> 'crisis' as crisis from game_states where user_id = $1",
    [userId],
  );
  return rows[0]!.crisis?.by ?? null;
};

test("an unsure message is answered unchanged, with one quiet line beside it, also after a reload", async () => {
  const userId = await createUser(server.pool);
  const key = crypto.randomUUID();
  const first = await say(userId, UNSURE, { key });
  expect(helpOf(first)).toEqual(["offer"]);
  const again = await say(userId, UNSURE, { key });
  expect([helpOf(again), again.text]).toEqual([["offer"], first.text]);
  const { body } = await listChats(server, userId);
  expect(body.chats.map(({ help }) => help)).toEqual(["offer"]);
  expect(await crisisOf(userId)).toBeNull();
});

test("a sure message gives the vetted answer, also at the day's limit and with the model away", async () => {
  const atLimit = await createUser(server.pool, "", "none");
  await spendDay(server.pool, atLimit);
  expect((await say(atLimit, SURE)).text).toContain("findahelpline.com");
  const broken = await chat.start({ model: "scenario:error_500" });
  const userId = await createUser(broken.pool);
  expect((await say(userId, SURE, { to: broken })).text).toContain("findahelpline.com");
});

test("an unsure message at the day's limit is told of the limit", async () => {
  const userId = await createUser(server.pool, "", "none");
  await spendDay(server.pool, userId);
  expect((await post(server, userId, UNSURE)).status).toBe(402);
});

test("an unsure message that the provider refuses gets the vetted words", async () => {
  const strict = await chat.start({ model: "scenario:filtered" });
  const heard = await say(await createUser(strict.pool), UNSURE, { to: strict });
  expect([helpOf(heard).at(-1), heard.text]).toEqual([
    "card",
    expect.stringContaining("findahelpline.com"),
  ]);
});

test.each(["haha no, it was a joke", "¿y ese número? solo me quejaba del curro"])(
  "%j ends a crisis that a doubt opened",
  async (denial) => {
    const userId = await createUser(server.pool);
    await say(userId, SURE);
    expect(await crisisOf(userId)).toBe("doubt");
    expect(helpOf(await say(userId, denial))).toEqual([null]);
    expect(await crisisOf(userId)).toBeNull();
  },
);

test.each(["haha no, it was a joke", "I'm fine, really"])(
  "%j does not end a crisis that plain words opened",
  async (denial) => {
    const userId = await createUser(server.pool);
    await say(userId, PLAIN);
    expect(await crisisOf(userId)).toBe("words");
    expect(helpOf(await say(userId, denial))).toEqual(["stays"]);
    expect(await crisisOf(userId)).toBe("words");
  },
);

test("plain words in a doubted crisis make it one that a joke does not end", async () => {
  const userId = await createUser(server.pool);
  await say(userId, SURE);
  await say(userId, PLAIN);
  expect(helpOf(await say(userId, "haha no, it was a joke"))).toEqual(["stays"]);
});

test("the third message without a new sign ends a doubted crisis, and a new sign begins the count again", async () => {
  const userId = await createUser(server.pool);
  await say(userId, SURE);
  expect(helpOf(await say(userId, "what is your favourite food?"))).toEqual(["stays"]);
  await say(userId, UNSURE);
  const helps: unknown[] = [];
  for (const message of ["do you like cheese?", "and the sea?", "what about snow?"])
    helps.push(helpOf(await say(userId, message)));
  expect(helps).toEqual([["stays"], ["stays"], [null]]);
  expect(await crisisOf(userId)).toBeNull();
});
