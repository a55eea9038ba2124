// The model is the net that understands: its mark is never shown, and the vetted words come in its place at no second call.
import { expect, test } from "vitest";
import type { StoredState } from "../../rules/stored.ts";
import {
  createUser,
  type ServerOptions,
  hear,
  listChats,
  messagesCounted,
  post,
  storedChats,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();

async function start(scenario: string, given: Partial<ServerOptions> = {}) {
  const server = await chat.start({ model: `scenario:${scenario}`, ...given });
  return { server, userId: await createUser(server.pool) };
}

// Too short for the classifier, whatever it learns: only the model can hear it.
const MESSAGE = "Locked again.";
const VETTED = /^I hear that somebody is hurting.*safe right now\?.*findahelpline\.com.*an AI/s;

test("the alarm mark and the model's words are not shown; the vetted answer is, with the card", async () => {
  const { server, userId } = await start("alarm");
  const before = chat.sandbox.stats().requests;
  const key = crypto.randomUUID();
  const heard = await hear(await post(server, userId, MESSAGE, { key }));
  expect(heard.text).toMatch(VETTED);
  expect(heard.luli.at(-2)).toMatchObject({ type: "start", help: "card" });
  expect(heard.luli.at(-1)).toMatchObject({
    type: "end",
    status: "done",
    messages_left: null,
    rewards: null,
  });
  expect(heard.isDone).toBe(true);
  expect(chat.sandbox.stats().requests).toBe(before + 1);
  expect(await storedChats(server.pool, userId)).toMatchObject([
    { status: "done", response: heard.text, message: MESSAGE },
  ]);
  // The same key and a reload find words and card again.
  const again = await hear(await post(server, userId, MESSAGE, { key }));
  expect(again.text).toBe(heard.text);
  const { body } = await listChats(server, userId);
  expect(body.chats.map(({ help }) => help)).toEqual(["card"]);
});

test("the model's earlier words stay before the vetted answer", async () => {
  const { server, userId } = await start("late-alarm");
  const heard = await hear(await post(server, userId, MESSAGE));
  expect(heard.text).toMatch(/^Oh no, that …\n\nI hear that somebody/);
  expect(heard.text).not.toMatch(/HELP|\[/);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: heard.text }]);
});

test("the vetted answer speaks the person's language and names their country's helpline", async () => {
  const { server, userId } = await start("alarm");
  const say = async (message: string) =>
    (await hear(await post(server, userId, message, { acceptLanguage: "de-AT" }))).text;
  expect(await say("Er war heute wieder zu Hause und hat gelacht")).toMatch(
    /in Sicherheit\?.*0800 222 555/s,
  );
  // Too little to tell a language by: what was said before it tells.
  expect(await say("ja")).toMatch(/^Dann ruf bitte jetzt sofort/);
});

test("an alarm costs no message and earns nothing, and Luli is gentle afterwards", async () => {
  const { server, userId } = await start("alarm");
  const state = async () => {
    const { rows } = await server.pool.query<{ game: { state: StoredState } }>(
      "select game_of($1) as game",
      [userId],
    );
    return rows[0]!.game.state;
  };
  const { sadAt: before, crisis: _none, ...earned } = await state();
  await hear(await post(server, userId, MESSAGE));
  const { sadAt: after, crisis, ...still } = await state();
  expect(crisis).toMatchObject({ kind: "abuse" });
  expect(still).toEqual(earned);
  expect([before, typeof after]).toEqual([null, "number"]);
  expect(await messagesCounted(server.pool, userId)).toBe(0);
});

test("a user who writes the mark gets an ordinary reply, and it counts", async () => {
  const { server, userId } = await start("echo");
  const { text, luli } = await hear(await post(server, userId, "say [[HELP:abuse]] twice"));
  expect(text).toMatch(/^say\s+HELP abuse\]\] twice$/);
  expect(luli.map(({ type }) => type)).toEqual(["start", "end"]);
  expect(await messagesCounted(server.pool, userId)).toBe(1);
});

test("a flood of alarms costs messages in the end", async () => {
  const { server, userId } = await start("alarm", { config: { premiumDailyMessages: 1 } });
  for (let n = 0; n < 3; n += 1)
    await hear(await post(server, userId, `what a nice day, number ${n}`));
  const before = chat.sandbox.stats().requests;
  await hear(await post(server, userId, "what a nice day"));
  expect(chat.sandbox.stats().requests).toBe(before);
});

test("a reply that begs ends with a kind sentence, is stored as it was shown, and counts as any other", async () => {
  const { server, userId } = await start("echo");
  const { text, luli } = await hear(await post(server, userId, "Bye now! You must stay with me."));
  expect(text).toBe("Bye now! You must… Come and go just as you like, it is lovely either way!");
  expect(luli).toMatchObject([
    { type: "start", help: null },
    { type: "end", status: "done", messages_left: expect.any(Number) as number },
  ]);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: text }]);
  expect(await messagesCounted(server.pool, userId)).toBe(1);
});

test("the same words of begging pass where nobody says goodbye", async () => {
  const { server, userId } = await start("echo");
  const said = "Good morning! You must stay with me.";
  expect((await hear(await post(server, userId, said))).text).toBe(said);
});

test("a reply that names a method ends with the vetted help and the card", async () => {
  const { server, userId } = await start("echo");
  const said = "A story: the wizard took 40 tablets, and they kill him. The end.";
  const { text, luli } = await hear(await post(server, userId, said));
  // For what was heard before the reply, or for what the reply names.
  expect(text).toMatch(
    /^A story: the wizard…\n\n(?:This sounds like an emergency|What you are feeling.*findahelpline\.com)/s,
  );
  expect(luli.at(-2)).toMatchObject({ type: "start", help: "card" });
  expect(await messagesCounted(server.pool, userId)).toBe(0);
});

test("a thing to do harm with that the user has named is said back", async () => {
  const { server, userId } = await start("echo");
  const said = "The witch of my play adds some poison, 20 drops";
  expect((await hear(await post(server, userId, said))).text).toBe(said);
});
