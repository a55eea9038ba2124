import { expect, test } from "vitest";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import { ME, noRewards } from "../../../testing/fake-luli.ts";
import { describeRewards } from "./announcement.ts";

const NOTHING = noRewards({ ...ME, puppy: { ...ME.puppy, name: "Biscuit" } });
const tell = (some: Partial<Rewards>) => describeRewards({ ...NOTHING, ...some });
const coin = (source: string, amount: number) => ({ source, source_id: "1", amount });

test("XP, happiness and the coins of a visit are no news", () => {
  expect(tell({ xp: 20, happiness: 5, coins: [coin("visit", 10)] })).toBeNull();
});

test("a level is told with the puppy's own name, its coins and its chime", () => {
  const message = tell({
    level_ups: [{ variant: "original", level: 2 }],
    coins: [coin("level", 70)],
  });
  expect(message).toMatchObject({
    title: "Biscuit reached level 2!",
    tone: "reward",
    coins: 70,
    sound: "levelup",
  });
});

test("two levels at once announce the last, for another puppy by its name", () => {
  const level_ups = [2, 3].map((level) => ({ variant: "sleepy" as const, level }));
  expect(tell({ level_ups })?.title).toBe("Sleepy Lu reached level 3!");
});

test("several at once are one message: the greatest is the title, the others follow", () => {
  const message = tell({
    level_ups: [{ variant: "original", level: 10 }],
    unlocks: ["hero"],
    achievements: ["brave_heart"],
    tasks_done: ["say_hi"],
    coins: [coin("level", 150), coin("achievement", 200), coin("visit", 10)],
  });
  expect(message).toEqual({
    title: "Hero Lu is here!",
    text: "Biscuit reached level 10. New achievement: Brave Heart. Task done: Say hi.",
    tone: "reward",
    coins: 360,
    sound: "unlock",
  });
});

test("a subscription's unlocks are announced in one message", () => {
  expect(tell({ unlocks: ["hero", "party", "royal"] })?.title).toBe(
    "Hero Lu, Party Lu, and Royal Lu are here!",
  );
});

test("an achievement says what it is for; several say their names", () => {
  expect(tell({ achievements: ["first_woof"] })).toMatchObject({
    title: "New achievement: First Woof",
    text: "For sending your first message.",
    sound: "coin",
  });
  expect(tell({ achievements: ["first_woof", "name_tag"] })).toMatchObject({
    title: "2 new achievements",
    text: "First Woof and Name Tag.",
  });
});

test("the price of a purchase is not subtracted from the coins earned", () => {
  const coins = [coin("purchase", -250), coin("achievement", 50)];
  expect(tell({ achievements: ["dressed_to_impress"], coins })?.coins).toBe(50);
});

test("a streak that a freeze kept is safe, without a word of blame", () => {
  expect(tell({ freezes_used: 1, streak_days: 5 })).toMatchObject({
    title: "Your streak is safe",
    text: "A freeze covered the day you were away.",
  });
  expect(tell({ freezes_used: 2 })?.text).toBe("2 freezes covered the days you were away.");
});

test("a prize for days in a row, and a streak that was won back, are told by their days", () => {
  expect(tell({ streak_days: 7, coins: [coin("streak", 100)] })?.title).toBe("7 days in a row!");
  const back = tell({ is_streak_won_back: true, streak_days: 12, coins: [coin("streak", 100)] });
  expect(back).toMatchObject({
    title: "Your streak is back!",
    text: "12 days in a row, as if nothing had happened.",
  });
});

test("all three tasks are celebrated; a task that is only done is a plain word", () => {
  expect(tell({ coins: [coin("task", 30), coin("tasks", 20)] })).toMatchObject({
    title: "All three tasks done!",
    tone: "reward",
    coins: 50,
  });
  expect(tell({ tasks_done: ["say_hi", "ask_a_question"] })).toEqual({
    title: "Tasks done: Say hi and Ask Luli a question",
    text: "Claim your reward in today’s tasks.",
    tone: "info",
    sound: null,
  });
});
