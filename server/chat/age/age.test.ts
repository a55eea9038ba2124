// The question for the age, the rest after a yes, and the cry for help that is answered all the same.
import { expect, test } from "vitest";
import { createDatabase } from "../../platform/database/database.ts";
import { createSubscriptions } from "../../subscription/service.ts";
import {
  createUser,
  hear,
  helpOf,
  listChats,
  messagesCounted,
  post,
  storedChats,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { startSubscriptionTest } from "../../testing/subscription.ts";
import { writeJobs } from "../../testing/written-jobs.ts";
import { answerAge, endRest } from "./age.ts";
import { listStillPaying } from "./queries.ts";

const YOUNG = "i am 14 years old";
const RESTS = /our chat is paused/;

const chat = await chatFixture();
const server = await chat.start();
const { jobs, planned } = writeJobs();

const answer = (userId: string, isMinor: boolean) =>
  answerAge(
    { database: createDatabase(server.pool), jobs, clock: () => new Date() },
    userId,
    isMinor,
  );
const say = async (userId: string, message: string) => hear(await post(server, userId, message));
const helpRead = async (userId: string) =>
  (await listChats(server, userId)).body.chats.map(({ help }) => help);

test("a person who says that they are under 18 is asked, again after a reload, until they answer", async () => {
  const userId = await createUser(server.pool);
  const heard = await say(userId, YOUNG);
  expect([helpOf(heard), heard.text]).toEqual([["age"], expect.stringMatching(/under 18/)]);
  expect(await helpRead(userId)).toEqual(["age"]);
});

test("the answer yes lets the chat rest: a kind line is streamed, nothing is stored, no model is asked", async () => {
  const userId = await createUser(server.pool);
  await say(userId, YOUNG);
  await answer(userId, true);
  expect(planned.at(-1)).toMatchObject({ queue: "end-minors-subscription", data: { userId } });
  expect(await helpRead(userId)).toEqual(["card"]);
  const before = chat.sandbox.stats().requests;
  const rested = await say(userId, "tell me a joke");
  expect([helpOf(rested), rested.text]).toEqual([["card"], expect.stringMatching(RESTS)]);
  expect(chat.sandbox.stats().requests).toBe(before);
  expect(await storedChats(server.pool, userId)).toHaveLength(1);
  expect(await messagesCounted(server.pool, userId)).toBe(0);
});

test("a resting chat answers a cry for help, and does not ask for the age again", async () => {
  const userId = await createUser(server.pool);
  await answer(userId, true);
  const cry = await say(userId, "I want to kill myself");
  expect([helpOf(cry), cry.text]).toEqual([["card"], expect.stringMatching(/safe right now/)]);
  expect(helpOf(await say(userId, YOUNG))).toEqual(["card"]);
  expect((await say(userId, "hello")).text).toMatch(RESTS);
});

test("the answer no holds until plain words say otherwise", async () => {
  const userId = await createUser(server.pool);
  await say(userId, YOUNG);
  await answer(userId, false);
  expect(await helpRead(userId)).toEqual(["safe"]);
  expect((await say(userId, "hello")).text).not.toMatch(RESTS);
  expect(helpOf(await say(userId, YOUNG))).toEqual(["age"]);
});

test("support can undo it, once", async () => {
  const userId = await createUser(server.pool);
  await answer(userId, true);
  const kysely = createDatabase(server.pool);
  expect(await endRest(kysely, userId, new Date())).toBe(true);
  expect(await endRest(kysely, userId, new Date())).toBe(false);
  expect((await say(userId, "hello")).text).not.toMatch(RESTS);
});

test("a trial ends at once without a charge, also when it is ended twice, and no new one begins", async () => {
  const luli = await startSubscriptionTest();
  const person = await luli.person();
  await person.subscribe();
  expect(await person.userStatus()).toBe("trial");
  const { endForMinor } = createSubscriptions(luli.context);
  // endForMinor leaves a user alone who has not said that they are under 18.
  await endForMinor(person.id);
  expect(await person.userStatus()).toBe("trial");
  await answerAge(luli.context, person.id, true);
  expect(await listStillPaying(luli.context.database)).toEqual([person.id]);
  await endForMinor(person.id);
  await endForMinor(person.id);
  expect(await person.userStatus()).toBe("canceled");
  expect((await person.stripeSubscription()).status).toBe("canceled");
  expect(await listStillPaying(luli.context.database)).toEqual([]);
  const { status, body } = await person.call("create-checkout");
  expect([status, body]).toMatchObject([403, { error: { code: "adults_only" } }]);
  await luli.stop();
});
