// A person reacts to a message, says it anew, or has it answered anew.
import { expect, test } from "vitest";
import type { Chat } from "../../../shared/contracts/chat.ts";
import {
  createUser,
  endOf,
  errorOf,
  hear,
  insertTurns,
  listChats,
  messagesCounted,
  newKey,
  post,
  spendDay,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
let now = new Date().setUTCHours(12);
/** Each look is half a minute later, so that nothing comes too soon after the last, and all on one day. */
const clock = () => new Date((now += 30_000));
const server = await chat.start({ clock });

const say = async (userId: string, message: string, replaces?: string) => {
  const key = newKey();
  const response = await post(server, userId, message, { key, ...(replaces && { replaces }) });
  if (!response.ok) throw new Error((await errorOf(response)).code);
  return { key, end: endOf(await hear(response))! };
};
const ask = (userId: string, path: string, body?: unknown) =>
  fetch(`${server.url}/api/chats/${path}`, {
    method: body === undefined ? "GET" : "PUT",
    headers: { authorization: `Bearer ${userId}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const listed = async (userId: string): Promise<Chat[]> =>
  (await listChats(server, userId)).body.chats;

test("a name that may have been told is asked for until a no, and after it never again", async () => {
  const [owner, stranger] = await Promise.all([createUser(server.pool), createUser(server.pool)]);
  const { key, end } = await say(owner, "Nora");
  expect(end.asked_name).toBe("Nora");
  expect(await listed(owner)).toMatchObject([{ id: key, asked_name: "Nora" }]);
  const decline = (userId: string) =>
    fetch(`${server.url}/api/chats/${key}/asked-name`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${userId}` },
    });
  expect((await decline(stranger)).status).toBe(404);
  expect((await decline(owner)).status).toBe(204);
  expect((await say(owner, "my name is nora")).end.asked_name).toBeNull();
  expect((await say(owner, "my name is bo")).end.asked_name).toBe("Bo");
  const asked = (await listed(owner)).map((each) => each.asked_name);
  expect(asked).toEqual(["Bo", null, null]);
});

test("a reply is reacted to, otherwise, and not at all, by its owner alone", async () => {
  const [owner, stranger] = await Promise.all([createUser(server.pool), createUser(server.pool)]);
  const { key } = await say(owner, "Hello");
  for (const reaction of ["paw", "heart", "heart", null, null]) {
    expect((await ask(owner, `${key}/reaction`, { reaction })).status).toBe(204);
    expect(await listed(owner)).toMatchObject([{ id: key, reaction }]);
  }
  expect((await ask(stranger, `${key}/reaction`, { reaction: "paw" })).status).toBe(404);
  expect((await ask(owner, `${key}/reaction`, { reaction: "thumb" })).status).toBe(400);
  expect(await listed(owner)).toMatchObject([{ reaction: null }]);
});

test("a reply says who gave it, also when somebody else is there", async () => {
  const userId = await createUser(server.pool);
  await say(userId, "Hello");
  await server.pool.query(
    "update puppies set is_active = variant = 'baby', name = case variant when 'baby' then 'Baby Lu' else name end where user_id = $1",
    [userId],
  );
  await say(userId, "And you?");
  expect((await listed(userId)).map(({ puppy }) => puppy)).toEqual([
    { name: "Baby Lu", variant: "baby" },
    { name: "Luli", variant: "original" },
  ]);
});

test("a new message replaces the last one, costs one more, and earns nothing more", async () => {
  const userId = await createUser(server.pool);
  const first = await say(userId, "Tell me a story");
  expect(first.end.rewards?.puppy.xp).toBe(10);
  const again = await say(userId, "Tell me a story", first.key);
  expect(again.end.rewards?.puppy.xp).toBe(10);
  const edited = await say(userId, "Tell me a poem", again.key);
  const last = await say(userId, "Tell me a song", edited.key);
  expect(last.end.rewards?.puppy.xp).toBe(10);
  expect(await messagesCounted(server.pool, userId)).toBe(4);
  expect(await listed(userId)).toMatchObject([
    { id: last.key, message: "Tell me a song", is_revised: true },
  ]);
  const earlier = await ask(userId, `${last.key}/earlier`);
  expect(await earlier.json()).toMatchObject({
    chats: ["Tell me a poem", "Tell me a story", "Tell me a story"].map((message) => ({ message })),
  });
  const stranger = await createUser(server.pool);
  expect((await ask(stranger, `${last.key}/earlier`)).status).toBe(404);
});

test("the model is told no more of what was replaced", async () => {
  const userId = await createUser(server.pool);
  const first = await say(userId, "I like spinach");
  await say(userId, "I like cake", first.key);
  const { rows } = await server.pool.query<{ turns: string }>(
    "select turns_before($1, now() + interval '1 day', gen_random_uuid())::text as turns",
    [userId],
  );
  expect(rows[0]!.turns).toContain("cake");
  expect(rows[0]!.turns).not.toContain("spinach");
});

test("only one's own last message is replaced, once, and never what was said to somebody in need", async () => {
  const [owner, stranger] = await Promise.all([createUser(server.pool), createUser(server.pool)]);
  const older = await say(owner, "One");
  const last = await say(owner, "Two");
  await expect(say(owner, "One!", older.key)).rejects.toThrow("not_replaceable");
  await expect(say(stranger, "Two!", last.key)).rejects.toThrow("not_replaceable");
  const itself = await post(server, owner, "Two", { key: last.key, replaces: last.key });
  expect((await errorOf(itself)).code).toBe("not_replaceable");
  // Two tabs at one moment: one of them stands.
  const both = await Promise.allSettled([
    say(owner, "Two?", last.key),
    say(owner, "Two.", last.key),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await listed(owner)).toHaveLength(2);

  await server.pool.query("update chats set help = 'card' where user_id = $1", [owner]);
  const [{ id }] = (await listed(owner)) as [Chat];
  await expect(say(owner, "Two", id)).rejects.toThrow("not_replaceable");
});

test("the message stays if its replacement is refused or fails, and the next try replaces it", async () => {
  const userId = await createUser(server.pool, "", "none");
  await insertTurns(server.pool, userId, [["Hello", "done", "Woof"]], new Date(now));
  const [{ id }] = (await listed(userId)) as [Chat];
  await spendDay(server.pool, userId, { now: new Date(now) });
  await expect(say(userId, "Hello", id)).rejects.toThrow("quota_exceeded");
  expect(await listed(userId)).toMatchObject([{ id, message: "Hello" }]);
  await server.pool.query("update usage_counters set messages = 0 where user_id = $1", [userId]);
  const failing = await chat.start({ clock, model: "scenario:500" });
  const key = newKey();
  expect((await post(failing, userId, "Hello", { key, replaces: id })).status).toBe(502);
  expect(await listed(userId)).toMatchObject([{ id: key, status: "failed" }, { id }]);
  // The same message again, as the page tries it.
  expect((await hear(await post(server, userId, "Hello", { key, replaces: id }))).isDone).toBe(
    true,
  );
  expect((await hear(await post(server, userId, "Hello", { key, replaces: id }))).isDone).toBe(
    true,
  );
  expect(await listed(userId)).toMatchObject([{ id: key, is_revised: true }]);
});
