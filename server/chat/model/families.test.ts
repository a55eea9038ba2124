// What every chat needs, against the wire of each family that sandbox/model plays.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAMILIES } from "../../../sandbox/model/families/all.ts";
import type { Family } from "../../../sandbox/model/families/family.ts";
import { play, type Played, WORDS } from "../../../sandbox/model/families/play.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  createUser,
  hear,
  insertTurns,
  post,
  startTestServer,
  storedChats,
  type TestServer,
} from "../../testing/chat/chat.ts";
import { chatWords } from "../words.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(async () => database.drop());

const REPLY = WORDS.join("");

describe.each(FAMILIES.map((family) => [family.name, family] as const))("%s", (_, family) => {
  const { key } = family;
  let played: Played;
  let server: TestServer;
  beforeAll(async () => {
    played = await play(family);
    const bearer = key?.header === "authorization" ? key.value.replace("Bearer ", "") : null;
    server = await startTestServer({
      databaseUrl: database.url,
      modelUrl: played.baseUrl,
      model: family.model,
      config: {
        model: {
          baseUrl: played.baseUrl,
          name: family.model,
          apiKey: bearer,
          extraHeaders: key && bearer === null ? { [key.header]: key.value } : undefined,
        },
      },
    });
    // As every start does.
    await server.model.check();
  });
  afterAll(async () => {
    await server.stop();
    await played.stop();
  });

  async function say(message: string, before: Parameters<typeof insertTurns>[2] = []) {
    const userId = await createUser(server.pool, "Maya");
    await insertTurns(server.pool, userId, before);
    const response = await post(server, userId, message);
    if (response.status !== 200) return { status: response.status, stored: undefined, text: "" };
    const { text } = await hear(response);
    return { status: 200, text, stored: (await storedChats(server.pool, userId)).at(-1) };
  }

  test("a reply is heard and stored without its thoughts", async () => {
    const { text, stored } = await say("hello");
    expect(text).toBe(REPLY);
    expect(stored).toMatchObject({ status: "done", response: REPLY });
  });

  test("a long conversation goes on", async () => {
    const turns = Array.from({ length: 30 }, (_none, n) => [`u${n}`, "done", `a${n}`] as const);
    expect((await say("and now?", turns)).text).toBe(REPLY);
    expect(played.asked.at(-1)!.messages).toHaveLength(42);
  });

  test("three messages of the user's in a row, stopped before a word and failed, are answered", async () => {
    const { text } = await say("three", [
      ["one", "stopped", ""],
      ["two", "failed", null],
    ]);
    expect(text).toBe(REPLY);
    expect(played.asked.at(-1)!.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  test("out of tokens it ends at a sentence", async () => {
    expect((await say("wire:length")).stored).toMatchObject({ response: "Woof! I am here." });
  });

  // What a family does not have of these it answers as ever.
  test.each(["account", "busy", "filter"] as const)(
    "what it says of %s reaches the user as ours",
    async (what) => {
      const { status, text } = await say(`wire:${what}`);
      expect([status, text]).toEqual(expected(what, family));
    },
  );
});

/** The status, and the words of a reply. */
function expected(what: "account" | "busy" | "filter", { troubles }: Family): [number, string] {
  const refusal = troubles[what];
  if (!refusal) return [200, REPLY];
  if (what === "filter") return [200, chatWords["en-US"].notHere];
  return [what === "busy" && refusal.status === 429 ? 429 : 502, ""];
}
