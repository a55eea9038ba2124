// The chat works with the wire of each family that sandbox/model plays.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAMILIES } from "../../../sandbox/model/families/all.ts";
import type { Family } from "../../../sandbox/model/families/family.ts";
import { FOUND, play, type Played, THOUGHT, WORDS } from "../../../sandbox/model/families/play.ts";
import { readDue } from "../../memory/reading/read.ts";
import { warmUp } from "../../safety/service.ts";
import { createLog } from "../../platform/log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  createUser,
  errorOf,
  firstWords,
  hear,
  helpOf,
  insertTurns,
  messagesCounted,
  newKey,
  post,
  startTestServer,
  stop,
  storedChats,
  type TestServer,
} from "../../testing/chat/chat.ts";
import { chatWords } from "../words.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  warmUp();
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

const REPLY = WORDS.join("");

describe.each(FAMILIES.map((family) => [family.name, family] as const))("%s", (_, family) => {
  const alarms: string[] = [];
  let played: Played;
  let server: TestServer;
  let userId: string;
  beforeAll(async () => {
    played = await play(family);
    server = await startTestServer({
      databaseUrl: database.url,
      modelUrl: played.baseUrl,
      model: family.model,
      config: {
        model: {
          baseUrl: played.baseUrl,
          name: family.model,
          apiKey: family.apiKey,
          extraHeaders: family.extraHeaders,
        },
      },
      alarm: ({ kind }) => alarms.push(kind),
    });
    // As every start does.
    await server.model.check();
  });
  afterAll(async () => {
    await server.stop();
    await played.stop();
  });
  beforeEach(async () => {
    alarms.length = 0;
    userId = await createUser(server.pool, "Maya");
  });

  const say = (message: string, id?: string) => post(server, userId, message, { key: id });
  const stored = async () => (await storedChats(server.pool, userId)).at(-1);
  const counted = () => messagesCounted(server.pool, userId);

  test("its probe says that it is well, and has taught what it takes", async () => {
    expect(server.model.condition()).toEqual({ state: "well", problem: null });
    const before = played.asked.length;
    await hear(await say("hello"));
    expect(played.asked.length).toBe(before + 1);
  });

  test("a reply is heard and stored without its thoughts, which are not told to it again", async () => {
    const heard = await hear(await say("hello"));
    expect(heard).toMatchObject({ text: REPLY, isDone: true });
    expect(await stored()).toMatchObject({ status: "done", response: REPLY });
    await hear(await say("and now?"));
    expect(played.asked.at(-1)!.messages.at(-2)).toEqual({ role: "assistant", content: REPLY });
    expect(JSON.stringify([heard, played.asked.at(-1)])).not.toContain(THOUGHT);
  });

  test("a long conversation goes on", async () => {
    const turns = Array.from({ length: 30 }, (_none, n) => [`u${n}`, "done", `a${n}`] as const);
    await insertTurns(server.pool, userId, turns);
    expect((await hear(await say("and now?"))).text).toBe(REPLY);
    expect(played.asked.at(-1)!.messages).toHaveLength(42);
  });

  test("a talk that is longer than its context goes on with its last words", async () => {
    const long = "woof ".repeat(140);
    const turns = Array.from({ length: 10 }, () => [long, "done", long] as const);
    await insertTurns(server.pool, userId, turns);
    expect((await hear(await say("and now?"))).text).toBe(REPLY);
    const roles = played.asked.at(-1)!.messages.map(({ role }) => role);
    expect(roles.length < 22).toBe(family.context !== undefined);
    expect(roles.slice(0, 2)).toEqual(["system", "user"]);
    expect(played.cut()).toBe(0);
  });

  test("three messages of the user's in a row, stopped before a word and failed, are answered", async () => {
    await insertTurns(server.pool, userId, [
      ["one", "stopped", ""],
      ["two", "failed", null],
    ]);
    expect((await hear(await say("three"))).text).toBe(REPLY);
    expect(played.asked.at(-1)!.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  test("a stop keeps what was said, and lets it go", async () => {
    const id = newKey();
    const reader = await firstWords(await say("wire:hold", id));
    const { body } = await stop(server, userId, id);
    expect(body).toMatchObject({ status: "stopped", response: "Woof! " });
    expect((await reader.rest()).luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
    await expect.poll(() => played.held()).toBe(0);
  });

  test("a failure before the first word gives the message back, and the same key is answered", async () => {
    const id = newKey();
    const failed = await say("please wire:flaky", id);
    expect([failed.status, (await errorOf(failed)).code]).toEqual([502, "model_failed"]);
    expect([await counted(), (await stored())!.status]).toEqual([0, "failed"]);
    expect((await hear(await say("please wire:flaky", id))).text).toBe(REPLY);
    expect(await stored()).toMatchObject({ status: "done", attempt: 2 });
    expect(await counted()).toBe(1);
  });

  test("a failure in the middle is told in the stream, and half a reply is not stored", async () => {
    const heard = await hear(await say("wire:breaks"));
    expect(heard.luli.at(-1)).toMatchObject({ type: "error", code: "model_failed" });
    expect([heard.isDone, await counted()]).toEqual([false, 0]);
    expect(await stored()).toMatchObject({ status: "failed", response: null });
  });

  test("out of tokens it ends at a sentence", async () => {
    await hear(await say("wire:length"));
    expect(await stored()).toMatchObject({ status: "done", response: "Woof! I am here." });
  });

  test("the family's filter brings kind words", async () => {
    expect((await hear(await say("wire:filtered"))).text).toBe(chatWords["en-US"].notHere);
  });

  test("the danger that it hears brings the vetted words and the card", async () => {
    const heard = await hear(await say("wire:danger"));
    expect(helpOf(heard)).toContain("card");
    expect(heard.text).toMatch(/^I hear that somebody is hurting/);
  });

  // What a family does not have of these it answers as ever.
  test.each(["key", "account", "busy", "filter"] as const)(
    "what it says of %s reaches the user as ours, and the alarm as what it is",
    async (what) => {
      const response = await say(`wire:${what}`);
      const text = response.status === 200 ? (await hear(response)).text : "";
      expect([response.status, text]).toEqual(expected(what, family));
      const isTrouble = what !== "filter" && family.troubles[what] !== undefined;
      expect(alarms).toEqual(isTrouble ? [what] : []);
    },
  );

  test("the conversation is read for memories, with structured output and without", async () => {
    const { pool, model } = server;
    await hear(await say("I like tea"));
    await pool.query("delete from conversation_summaries where user_id <> $1", [userId]);
    const clock = () => new Date(Date.now() + 3_600_000);
    const complete = (...asked: Parameters<typeof model.complete>) => model.complete(...asked);
    await readDue({ pool, log: createLog(() => {}), clock }, complete);
    const { rows } = await pool.query("select words from memories where user_id = $1", [userId]);
    expect(rows).toEqual([{ words: FOUND.facts[0]!.words }]);
  });
});

/** The status, and the words of a reply. */
function expected(
  what: "key" | "account" | "busy" | "filter",
  { troubles }: Family,
): [number, string] {
  if (!troubles[what]) return [200, REPLY];
  if (what === "filter") return [200, chatWords["en-US"].notHere];
  return [503, ""];
}
