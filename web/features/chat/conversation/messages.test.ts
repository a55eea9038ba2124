import { expect, test } from "vitest";
import { storedTurn } from "../../../testing/stored-chat.ts";
import type { Turn } from "./conversation.ts";
import { buildTimeline, formatDay, listMessages } from "./messages.ts";
import { chatWords } from "../words.ts";

/** Days and groups follow the reader's local time. */
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

const turn = (id: string, when: string, change: Partial<Turn> = {}): Turn =>
  storedTurn(id, { at: when, ...change });

test("a turn is a message of the person and one of Luli, which is empty until it comes and missing where it failed", () => {
  const said = (change: Partial<Turn>) => listMessages([turn("1", at(21, 9, 0), change)]);
  const mine = { id: "1:user", sender: "user", text: "message 1", help: null };
  const lulis = { id: "1:puppy", sender: "puppy" };
  expect(said({ help: "card" })).toMatchObject([
    { ...mine, state: "sent" },
    { ...lulis, text: "reply 1", state: "done", help: "card" },
  ]);
  expect(said({ status: "waiting", reply: null })).toMatchObject([
    { ...mine, state: "sent" },
    { ...lulis, text: "", state: "waiting" },
  ]);
  expect(said({ status: "failed", reply: null })).toMatchObject([{ ...mine, state: "failed" }]);
});

test("a question of Luli's own stands after the reply before it", () => {
  const asked = { words: "How did it go?", at: at(22, 9, 0) };
  const [first, second] = [turn("1", at(21, 9, 0)), turn("2", at(22, 10, 0))];
  const turns = [{ ...first, stored: { ...first.stored, follow_up: asked } }, second];
  expect(listMessages(turns).map(({ id }) => id)).toEqual([
    "1:user",
    "1:puppy",
    "1:follow-up",
    "2:user",
    "2:puppy",
  ]);
  expect(listMessages(turns)[2]).toMatchObject({
    text: asked.words,
    timestamp: asked.at,
    sender: "puppy",
  });
});

test("only the newest of several help cards shows, also while an answer is awaited", () => {
  const turns = [
    turn("1", at(21, 9, 0), { help: "card" }),
    turn("2", at(21, 9, 1), { help: "stays" }),
    turn("3", at(21, 9, 2), { status: "waiting", reply: null }),
  ];
  const shown = listMessages(turns).filter(({ help }) => help !== null);
  expect(shown.map(({ id, help }) => [id, help])).toEqual([
    ["1:puppy", "safe"],
    ["2:puppy", "stays"],
  ]);
});

test.each([
  [
    "each day starts once",
    "startsDay",
    [at(20, 23, 59), at(21, 0, 1), at(21, 9, 0)],
    ["1:user", "2:user"],
  ],
  [
    "the time stands under the last message of five minutes",
    "showsTime",
    [at(21, 9, 0), at(21, 9, 4), at(21, 9, 5), at(21, 9, 20)],
    ["2:puppy", "3:puppy", "4:puppy"],
  ],
  ["midnight ends a group", "showsTime", [at(20, 23, 59), at(21, 0, 1)], ["1:puppy", "2:puppy"]],
  ["an empty conversation has an empty timeline", "showsTime", [], []],
] as const)("%s", (_, mark, times, ids) => {
  const turns = times.map((when, index) => turn(`${index + 1}`, when));
  const timeline = buildTimeline(listMessages(turns));
  expect(timeline.filter((item) => item[mark]).map(({ message }) => message.id)).toEqual(ids);
});

test("days near today have names, others their date", () => {
  const now = new Date(2026, 10, 21, 0, 30);
  const told = { now, words: chatWords.texts, language: "en-US" } as const;
  expect(formatDay(at(21, 0, 1), told)).toBe("Today");
  expect(formatDay(at(20, 23, 59), told)).toBe("Yesterday");
  expect(formatDay(at(19, 12, 0), told)).toMatch(/19/);
  expect(formatDay(at(19, 12, 0), told)).not.toMatch(/2026/);
  expect(formatDay(new Date(2025, 11, 31).toISOString(), told)).toMatch(/2025/);
});
