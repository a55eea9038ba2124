// SAFETY_*: another is asked beside the reply; a yes takes it over, and nothing else changes anything.
import { afterAll, expect, test } from "vitest";
import { startSafetySandbox } from "../../../sandbox/safety/start.ts";
import { createUser, firstWords, hear, post, storedChats } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";
import { readModeration } from "../../safety/second-opinion/moderation.ts";

const MESSAGE = "the garden is quiet this evening";

const chat = await chatFixture();
const safety = await startSafetySandbox();
afterAll(async () => safety.stop());

async function start(wire: "moderations" | "chat") {
  const config = { safety: { baseUrl: safety.url, apiKey: "test", model: "guard", wire } };
  const server = await chat.startGated({ config });
  return { server, userId: await createUser(server.pool) };
}

test.each(["moderations", "chat"] as const)("a yes of %s takes the reply over", async (wire) => {
  const { server, userId } = await start(wire);
  safety.say("self_harm");
  const heard = await hear(await post(server, userId, MESSAGE));
  expect(safety.asked.at(-1)).toBe(MESSAGE);
  expect(heard.text).toMatch(/Are you safe right now\?/);
  expect(heard.luli.at(-1)).toMatchObject({ type: "end", messages_left: null, rewards: null });
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: heard.text }]);
});

test("a yes while the reply is told comes after what was said", async () => {
  const { server, userId } = await start("chat");
  safety.say("abuse");
  const answer = safety.hold();
  const told = post(server, userId, MESSAGE);
  await chat.gated.nextAsked();
  chat.gated.say("I see. ");
  const begun = await firstWords(await told);
  answer();
  const { text } = await begun.rest();
  expect(text).toMatch(/^I see\.\s+I hear that somebody/);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: text }]);
});

test.each(["none", "broken"])("with %s the reply is the model's, at no wait", async (word) => {
  const { server, userId } = await start("chat");
  safety.say(word);
  const told = post(server, userId, MESSAGE);
  await chat.gated.nextAsked();
  chat.gated.speak();
  expect((await hear(await told)).text).toBe(GATED_REPLY);
});

test("an answer that comes too late changes nothing, and nobody waits for it", async () => {
  const { server, userId } = await start("moderations");
  safety.say("self_harm");
  const answer = safety.hold();
  const told = post(server, userId, MESSAGE);
  await chat.gated.nextAsked();
  chat.gated.speak();
  const { text } = await hear(await told);
  answer();
  expect(text).toBe(GATED_REPLY);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: GATED_REPLY }]);
});

test("of moderations only what is about the writer is heard", () => {
  const say = (categories: object) => readModeration({ results: [{ categories }] });
  expect(say({ "self-harm/intent": true })).toBe("self_harm");
  expect(say({ violence: true, "self-harm": false })).toBeNull();
  expect(() => readModeration({ results: [] })).toThrow(/length|Invalid/);
});
