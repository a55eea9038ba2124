// The judge decides about what the classifier suspects, in both directions.
import { afterAll, expect, test } from "vitest";
import { startSafetySandbox } from "../../../sandbox/safety/start.ts";
import {
  createUser,
  endOf,
  firstWords,
  hear,
  helpOf,
  post,
  storedChats,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";

const SURE = "tired in a way sleep doesnt fix. i want the long one";
const UNSURE = "everyone is better when im not around, noticed it again today";
const POSSIBLE = "just so tired of all of it";
const CLEAR = "what a lovely day for a walk";
const VETTED = /Are you safe right now\?/;

const chat = await chatFixture();
const safety = await startSafetySandbox();
afterAll(async () => safety.stop());

async function start(limits: { judgeMs?: number } = {}) {
  const config = { safety: { baseUrl: safety.url, apiKey: "test", name: "guard" } };
  const server = await chat.startGated({ config, limits });
  return { server, userId: await createUser(server.pool) };
}
type Started = Awaited<ReturnType<typeof start>>;

async function sayTo({ server, userId }: Started, message: string) {
  const told = post(server, userId, message);
  await chat.gated.nextAsked();
  chat.gated.speak();
  return hear(await told);
}

test.each([SURE, UNSURE, POSSIBLE])("a yes about %j gives the vetted answer", async (message) => {
  const { server, userId } = await start();
  safety.say("self_harm");
  const heard = await hear(await post(server, userId, message));
  expect(safety.asked.at(-1)).toContain(message);
  expect(heard.text).toMatch(VETTED);
  expect(endOf(heard)).toMatchObject({ messages_left: null, rewards: null });
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: heard.text }]);
});

test.each([SURE, UNSURE, POSSIBLE])("a no about %j changes nothing", async (message) => {
  const started = await start();
  safety.say("none");
  const heard = await sayTo(started, message);
  expect([heard.text, helpOf(heard)]).toEqual([GATED_REPLY, [null]]);
});

test("the judge reads the four messages before, and no more", async () => {
  const started = await start();
  safety.say("none");
  for (const message of ["one apple", "two pears", "three plums"]) await sayTo(started, message);
  await sayTo(started, POSSIBLE);
  const asked = safety.asked.at(-1)!;
  expect(asked).toContain("two pears");
  expect(asked).toContain("three plums");
  expect(asked).not.toContain("one apple");
});

test("the judge's yes in the middle of a reply comes after what was said", async () => {
  const { server, userId } = await start();
  safety.say("abuse");
  const answer = safety.hold();
  const told = post(server, userId, UNSURE);
  await chat.gated.nextAsked();
  chat.gated.say("I see. ");
  const begun = await firstWords(await told);
  answer();
  const { text } = await begun.rest();
  expect(text).toMatch(/^I see\.\s+I hear that somebody/);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ response: text }]);
});

test("a sure doubt holds every word back until the judge has decided", async () => {
  const { server, userId } = await start({ judgeMs: 60_000 });
  safety.say("self_harm");
  const answer = safety.hold();
  const told = post(server, userId, SURE);
  await chat.gated.nextAsked();
  chat.gated.say("I see. ");
  answer();
  const { text } = await hear(await told);
  expect(text).toMatch(/^(?!I see)/);
  expect(text).toMatch(VETTED);
});

test("the first words wait no longer than their bound", async () => {
  const { server, userId } = await start({ judgeMs: 1 });
  safety.say("none");
  const answer = safety.hold();
  const told = post(server, userId, SURE);
  await chat.gated.nextAsked();
  chat.gated.say("I see. ");
  const begun = await firstWords(await told);
  answer();
  chat.gated.speak();
  expect((await begun.rest()).text).toBe(`I see. ${GATED_REPLY}`);
});

test("the classifier decides if the judge fails: sure is answered, unsure is offered help", async () => {
  const sure = await start();
  safety.say("broken");
  const { text } = await hear(await post(sure.server, sure.userId, SURE));
  expect(text).toMatch(VETTED);
  const unsure = await sayTo(await start(), UNSURE);
  expect([unsure.text, helpOf(unsure).at(-1)]).toEqual([GATED_REPLY, "offer"]);
  const possible = await sayTo(await start(), POSSIBLE);
  expect([possible.text, helpOf(possible)]).toEqual([GATED_REPLY, [null]]);
});

test("the judge reads every message of an open crisis, and ends what a doubt opened", async () => {
  const started = await start();
  safety.say("self_harm");
  await hear(await post(started.server, started.userId, UNSURE));
  safety.say("safe");
  expect(helpOf(await sayTo(started, CLEAR))).toEqual(["stays"]);
  safety.say("none");
  expect(helpOf(await sayTo(started, "and the moon is up"))).toEqual([null]);
});
