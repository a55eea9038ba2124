// The diary has one entry for a day that was spent together, and none that it should not have.
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { buildPrompt } from "../../chat/model/prompt.ts";
import { memoryFixture } from "../../testing/chat/memory.ts";
import type { Complete } from "../ask-within.ts";
import { forgetAll, forgetOne, readDiary } from "../service.ts";
import { DIARIST } from "./entry.ts";
import { writeDue } from "./write.ts";

const luli = await memoryFixture();

const writes = (entry: string) => {
  const asked: string[] = [];
  const complete: Complete = async (prompt) => {
    expect(prompt[0]!.content).toBe(DIARIST);
    asked.push(prompt.at(-1)!.content);
    return { text: JSON.stringify({ entry }) };
  };
  return { asked, complete };
};

const twoDaysLater = () => luli.at(Date.now() + 2 * DAY_MS);

/** A day with this said and noted, an hour after it was over. */
async function spendDay(words = "my sister is called Anna") {
  const userId = await luli.newUser("Maya");
  await luli.say(userId, words);
  await luli.note([{ words }]);
  return userId;
}

const entriesOf = async (userId: string) =>
  (await readDiary(luli.now(), userId)).entries.map(({ words }) => words);

describe("the diary", () => {
  test("the entry of a day is written once it is over, with one call of the model", async () => {
    const userId = await spendDay();
    const diarist = writes("Maya told me about Anna. I wagged.");
    await writeDue(luli.now(), diarist.complete);
    expect(diarist.asked).toEqual([]);
    await Promise.all([
      writeDue(twoDaysLater(), diarist.complete),
      writeDue(twoDaysLater(), diarist.complete),
    ]);
    await writeDue(twoDaysLater(), diarist.complete);
    expect(diarist.asked).toHaveLength(1);
    expect(diarist.asked[0]).toContain('"Maya"');
    expect(diarist.asked[0]).toContain('- "my sister is called Anna"');
    expect(await entriesOf(userId)).toEqual(["Maya told me about Anna. I wagged."]);
    expect(await entriesOf(await luli.newUser())).toEqual([]);
  });

  test("the model is told the entries of the two weeks before, so that it writes another form", async () => {
    const userId = await spendDay();
    await writeDue(twoDaysLater(), writes("What a day! Anna came.").complete);
    await luli.pool.query(
      `insert into diary_entries (user_id, day, due_at, words)
       select user_id, day - back, null, 'Written ' || back || ' days before.'
       from diary_entries cross join (values (14), (15)) days (back) where user_id = $1`,
      [userId],
    );
    await luli.pool.query(
      `update diary_entries set due_at = now(), words = null where user_id = $1 and words like 'What a day%'`,
      [userId],
    );
    const diarist = writes("Anna, Anna, Anna.");
    await writeDue(twoDaysLater(), diarist.complete);
    expect(diarist.asked[0]).toContain('- "Written 14 days before."');
    expect(diarist.asked[0]).not.toContain("Written 15 days before.");
  });

  test("a failed entry is not tried again, and a day without words has none", async () => {
    const userId = await spendDay();
    await luli.newUser();
    await writeDue(twoDaysLater(), () => Promise.reject(new Error("away")));
    const diarist = writes("Late.");
    await writeDue(twoDaysLater(), diarist.complete);
    expect(diarist.asked).toEqual([]);
    expect(await entriesOf(userId)).toEqual([]);
  });

  test.each([
    ["they paused her memory", "update settings set memory = false where user_id = $1"],
    ["a card of help stood there", "update chats set help = 'card' where user_id = $1"],
    [
      "they are in a crisis",
      "select note_crisis($1, 'self_harm', 'first', now() + interval '1 day 23 hours')",
    ],
    [
      "they are under 18",
      "insert into age_answers (user_id, answered_at, answer) values ($1, now(), 'minor')",
    ],
    [
      "all of it is forgotten",
      "insert into forgotten_chats select user_id, id from chats where user_id = $1",
    ],
  ])("says nothing where %s", async (_, change) => {
    const userId = await spendDay();
    await luli.pool.query(change, [userId]);
    const diarist = writes("A day.");
    await writeDue(twoDaysLater(), diarist.complete);
    expect(diarist.asked).toEqual([]);
    expect(await entriesOf(userId)).toEqual([]);
  });

  test("holds nothing private and nothing that Luli must not say", async () => {
    const sentences = await spendDay();
    await writeDue(twoDaysLater(), writes("She has diabetes. We laughed a lot.").complete);
    expect(await entriesOf(sentences)).toEqual(["We laughed a lot."]);
    const guilt = await spendDay();
    await writeDue(twoDaysLater(), writes("Please don't leave me, I could not bear it.").complete);
    expect(await entriesOf(guilt)).toEqual([]);
  });

  test("forgets what is to be forgotten, and all of it", async () => {
    const userId = await spendDay();
    await writeDue(twoDaysLater(), writes("I heard of Anna. Then we sang.").complete);
    const { memories } = await luli.list(userId);
    await forgetOne(luli.now(), userId, memories[0]!.id);
    expect(await entriesOf(userId)).toEqual(["Then we sang."]);
    await forgetAll(luli.now(), userId);
    expect(await entriesOf(userId)).toEqual([]);
  });

  test("reaches the first reply of a day alone, never one in a crisis", async () => {
    const userId = await spendDay();
    await writeDue(twoDaysLater(), writes("We talked about Anna.").complete);
    const { diary } = await luli.recall(userId, "hello");
    const note = (at: string, crisis: "self_harm" | null = null) =>
      buildPrompt({
        puppy: { name: "Luli", variant: "original", mood: "Happy & Playful", level: 1 },
        userName: "Maya",
        turns: [{ message: "hi", response: "Woof!", at }],
        message: "hello",
        language: "en-US",
        timeZone: "UTC",
        now: new Date("2026-11-22T10:00:00Z"),
        diary,
        crisis,
      }).at(-1)!.content;
    expect(note("2026-11-21T10:00:00Z")).toContain("We talked about Anna.");
    expect(note("2026-11-22T09:00:00Z")).not.toContain("We talked about Anna.");
    expect(note("2026-11-21T10:00:00Z", "self_harm")).not.toContain("We talked about Anna.");
  });
});
