// A conversation is read for facts once, whatever fails on the way.
import { describe, expect, test } from "vitest";
import { Trouble } from "../../model/service.ts";
import { finds, memoryFixture } from "../../testing/chat/memory.ts";
import type { Complete } from "../ask-within.ts";

const luli = await memoryFixture();

describe("a conversation", () => {
  test("a conversation is read once after a pause, in one call", async () => {
    const userId = await luli.newUser("Maya");
    for (const message of ["my sister is called Anna", "I work at a bakery", "hello"])
      await luli.say(userId, message);
    const reader = finds([
      { words: "my sister is called Anna", kind: "person", importance: 5, message: 1 },
      { words: "I work at a bakery", kind: "work", importance: 4, message: 2 },
    ]);
    await luli.read(luli.now(), reader.complete);
    expect(reader.asked).toEqual([]);
    await Promise.all([
      luli.read(luli.later(), reader.complete),
      luli.read(luli.later(), reader.complete),
    ]);
    await luli.read(luli.later(), reader.complete);
    expect(reader.asked.filter((text) => text.includes("bakery"))).toHaveLength(1);
    const { memories } = await luli.list(userId);
    expect(memories.map(({ words, source }) => [words, source])).toEqual([
      ["I work at a bakery", "I work at a bakery"],
      ["my sister is called Anna", "my sister is called Anna"],
    ]);
    expect((await luli.recall(userId, "hi")).summary).toBe("They talked.");
  });

  test("eight messages are read at once", async () => {
    const userId = await luli.newUser();
    for (let n = 1; n <= 8; n += 1) await luli.say(userId, `message ${n}`);
    const reader = finds([]);
    await luli.read(luli.at(Date.now() + 1_000), reader.complete);
    expect(reader.asked).toHaveLength(1);
  });

  test("a message that comes while two servers read its conversation is not lost", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "my sister is called Anna");
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const second = finds([{ words: "two at once" }]);
    let reading = Promise.resolve();
    const first = [
      async () => {
        await luli.say(userId, "my flight is on Friday");
        reading = luli.read(luli.later(), async (...asked) => {
          begun.resolve();
          await over.promise;
          return second.complete(...asked);
        });
        await begun.promise;
        return finds([{ words: "my sister is called Anna" }]);
      },
      async () => {
        over.resolve();
        await reading;
        return finds([{ words: "my flight is on Friday" }]);
      },
    ];
    await luli.read(luli.later(), async (...asked) => (await first.shift()!()).complete(...asked));
    expect(second.asked).toHaveLength(1);
    expect((await luli.listWords(userId)).toSorted()).toEqual([
      "my flight is on Friday",
      "my sister is called Anna",
    ]);
  });

  test("a failed reading is tried later, and nothing is lost or doubled", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "my sister is called Anna");
    let at = Date.now() + 3_600_000;
    const then = () => luli.at(at);
    await luli.read(then(), () => Promise.reject(new Error("away")));
    await luli.read(then(), async () => ({ text: "no JSON here" }));
    expect(await luli.listWords(userId)).toEqual([]);
    at += 86_400_000;
    const { complete } = finds([
      { words: "my sister is called Anna" },
      { words: "My sister is called Anna!" },
    ]);
    await luli.read(then(), complete);
    expect(await luli.listWords(userId)).toEqual(["my sister is called Anna"]);
  });

  describe("a context that does not take the whole conversation", () => {
    const TALK = Array.from({ length: 24 }, (_, n) => `thing ${n} ${"x".repeat(500)}`);
    /** A reader that takes so many letters at most, its rules apart. */
    const within =
      (letters: number, { complete }: ReturnType<typeof finds>): Complete =>
      (prompt, options) =>
        prompt.at(-1)!.content.length > letters
          ? Promise.reject(new Trouble("context", "too long"))
          : complete(prompt, options);
    const tell = async (messages: string[]) => {
      const userId = await luli.newUser();
      for (const message of messages) await luli.say(userId, message);
      return userId;
    };

    test("gets some messages at a time, each of them once", async () => {
      const userId = await tell(TALK);
      const reader = finds([]);
      await luli.read(luli.later(), within(5_400, reader));
      const read = TALK.map((_, n) => reader.asked.filter((text) => text.includes(`thing ${n} `)));
      expect(read.map((asked) => asked.length)).toEqual(TALK.map(() => 1));
      expect(reader.asked.length).toBeLessThan(12);
      await luli.say(userId, "later");
      await luli.read(luli.later(), reader.complete);
      expect(reader.asked.at(-1)).toContain("later");
    });

    test("gets no known facts if there is no room for them", async () => {
      const userId = await tell(["my cat is Milo"]);
      const facts = Array.from({ length: 16 }, (_, n) => ({ words: `${n} ${"y".repeat(290)}` }));
      await luli.note(facts);
      await luli.say(userId, "my dog is Rex");
      const reader = finds([{ words: "my dog is Rex" }]);
      await luli.read(luli.later(), within(1_400, reader));
      expect(reader.asked).toHaveLength(1);
      expect(await luli.listWords(userId)).toContain("my dog is Rex");
    });

    test("gets the beginnings of long messages if even one is too much", async () => {
      await tell([`long one ${"z".repeat(580)}`]);
      const reader = finds([]);
      await luli.read(luli.later(), within(600, reader));
      expect(reader.asked.join()).toMatch(/"long one z{191}"/);
    });

    test("loses only the message that never fits", async () => {
      const userId = await tell(["short one", `long one ${"z".repeat(580)}`, "another short one"]);
      const reader = finds([{ words: "it was read" }]);
      await luli.read(luli.later(), within(320, reader));
      expect(reader.asked.join()).toMatch(/short one.*another short one/s);
      expect(reader.asked.join()).not.toContain("long one");
      expect(await luli.listWords(userId)).toEqual(["it was read"]);
    });
  });

  test("the model is told the day of each message, in the person's zone", async () => {
    const userId = await luli.newUser();
    await luli.pool.query("update users set time_zone = 'Pacific/Auckland' where id = $1", [
      userId,
    ]);
    for (const message of ["my exam is tomorrow", "I like tea", "it went well"])
      await luli.say(userId, message);
    await luli.pool.query(
      `update chats set created_at = timestamptz '2026-03-01T15:00Z' + case message
         when 'it went well' then interval '1 day' when 'I like tea' then interval '1 minute' else interval '0' end where user_id = $1`,
      [userId],
    );
    const reader = finds([]);
    await luli.read(luli.later(), reader.complete);
    const lines = reader.asked[0]!.split("\n").filter((line) => !line.includes("Luli:"));
    expect(lines.slice(lines.indexOf("Conversation:"))).toEqual([
      "Conversation:",
      "Monday, 2026-03-02:",
      '(1) user: "my exam is tomorrow"',
      '(2) user: "I like tea"',
      "Tuesday, 2026-03-03:",
      '(3) user: "it went well"',
    ]);
  });

  test("closes what is true no more, and keeps it", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "we meet on Tuesday");
    await luli.note([{ words: "we meet on Tuesday" }]);
    await luli.say(userId, "not Tuesday, Thursday");
    await luli.note([{ words: "we meet on Thursday", replaces: [1] }]);
    expect(await luli.listWords(userId)).toEqual(["we meet on Thursday"]);
    const { rows } = await luli.pool.query(
      "select words from memories where user_id = $1 and closed_at is not null",
      [userId],
    );
    expect(rows).toEqual([{ words: "we meet on Tuesday" }]);
  });

  test("keeps one memory of what is told again in other words, and finds it by more", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "Remember that my sister is called Anna");
    await luli.say(userId, "my sister's name is Anna");
    const again = { words: "My sister's name is Anna", search: ["sibling"], message: 2, same: 1 };
    await luli.note([again]);
    expect(await luli.listWords(userId)).toEqual(["my sister is called Anna"]);
    expect(await luli.listWords(userId, "sibling")).toEqual(["my sister is called Anna"]);
    await luli.say(userId, "and Emma is my other sister");
    await luli.note([{ words: "my other sister is called Emma", same: 1 }]);
    expect(await luli.listWords(userId)).toEqual([
      "my other sister is called Emma",
      "my sister is called Anna",
    ]);
  });

  test("tells nothing of health or faith, not even in the summary", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "I am diabetic and my sister is Anna");
    await luli.note(
      [{ words: "I am diabetic" }, { words: "ich bin schwul" }, { words: "my sister is Anna" }],
      "The user is diabetic. They have a sister.",
    );
    expect(await luli.listWords(userId)).toEqual(["my sister is Anna"]);
    expect((await luli.recall(userId, "hi")).summary).toBe("They have a sister.");
  });

  describe("a request to forget that only the model understands", () => {
    const ASKS = "hm, that Trevor business never crossed your doorstep";
    const tell = async () => {
      const userId = await luli.newUser();
      await luli.say(userId, "I owe money to Trevor");
      await luli.say(userId, "I like tea");
      const facts = [{ words: "I owe money to Trevor" }, { words: "I like tea", message: 2 }];
      await luli.note(facts, "Money owed to Trevor. They like tea.");
      await luli.say(userId, "he plays the banjo");
      await luli.say(userId, ASKS);
      return userId;
    };
    const chatsForgotten = async (userId: string) => {
      const { rows } = await luli.pool.query<{ message: string }>(
        `select c.message from forgotten_chats f join chats c on c.user_id = f.user_id and c.id = f.chat_id
         where f.user_id = $1 order by c.created_at`,
        [userId],
      );
      return rows.map(({ message }) => message);
    };

    test("erases the fact with its messages, and takes no fact from them", async () => {
      const userId = await tell();
      const facts = [{ words: "my creditor plays the banjo", message: 1 }];
      const order = { asked: "That Trevor business never crossed", known: [1], messages: [1, 2] };
      await luli.note(facts, "They like tea.", [order]);
      expect(await luli.listWords(userId)).toEqual(["I like tea"]);
      expect(await chatsForgotten(userId)).toEqual([
        "I owe money to Trevor",
        "he plays the banjo",
        ASKS,
      ]);
    });

    test.each([
      ["the order stands in no message", { asked: "forget Trevor", known: [1], messages: [1] }],
      ["it has no form", "1"],
    ])("is kept where %s", async (_, order) => {
      const userId = await tell();
      await luli.note([], "They like tea.", [order]);
      expect(await luli.listWords(userId)).toHaveLength(2);
      expect(await chatsForgotten(userId)).toEqual([]);
    });
  });

  test("a paused memory reads nothing", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "my sister is Anna");
    await luli.pool.query("update settings set memory = false where user_id = $1", [userId]);
    const reader = finds([{ words: "my sister is Anna" }]);
    await luli.read(luli.later(), reader.complete);
    expect(reader.asked).toEqual([]);
    await luli.pool.query("update settings set memory = true where user_id = $1", [userId]);
    await luli.read(luli.later(), reader.complete);
    expect(await luli.listWords(userId)).toEqual([]);
  });

  test("makes a Memory Keeper of whoever told ten things", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "hello");
    const facts = Array.from({ length: 10 }, (_, n) => ({ words: `I have a friend called F${n}` }));
    await luli.note(facts);
    const { rows } = await luli.pool.query(
      "select achievement from achievements where user_id = $1 and achievement = 'memory_keeper'",
      [userId],
    );
    expect(rows).toHaveLength(1);
  });
});
