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

test("a turn is a message of the person and one of Luli", () => {
  expect(listMessages([turn("1", at(21, 9, 0), { help: "card" })])).toMatchObject([
    { id: "1:user", sender: "user", text: "message 1", state: "sent", help: null },
    { id: "1:puppy", sender: "puppy", text: "reply 1", state: "done", help: "card" },
  ]);
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

test("an answer that is awaited is an empty message of Luli", () => {
  const messages = listMessages([turn("1", at(21, 9, 0), { status: "waiting", reply: null })]);
  expect(messages[1]).toMatchObject({ sender: "puppy", text: "", state: "waiting" });
});

test("a failed turn shows the person's words alone", () => {
  const messages = listMessages([turn("1", at(21, 9, 0), { status: "failed", reply: null })]);
  expect(messages).toMatchObject([{ sender: "user", text: "message 1", state: "failed" }]);
});

test("each day starts once", () => {
  const timeline = buildTimeline(
    listMessages([turn("1", at(20, 23, 59)), turn("2", at(21, 0, 1)), turn("3", at(21, 9, 0))]),
  );
  expect(timeline.filter((item) => item.startsDay).map((item) => item.message.id)).toEqual([
    "1:user",
    "2:user",
  ]);
});

test("the time stands under the last message of five minutes", () => {
  const timeline = buildTimeline(
    listMessages([
      turn("1", at(21, 9, 0)),
      turn("2", at(21, 9, 4)),
      turn("3", at(21, 9, 5)),
      turn("4", at(21, 9, 20)),
    ]),
  );
  expect(timeline.filter((item) => item.showsTime).map((item) => item.message.id)).toEqual([
    "2:puppy",
    "3:puppy",
    "4:puppy",
  ]);
});

test("midnight ends a group", () => {
  const timeline = buildTimeline(
    listMessages([turn("1", at(20, 23, 59)), turn("2", at(21, 0, 1))]),
  );
  expect(timeline.filter((item) => item.showsTime).map((item) => item.message.id)).toEqual([
    "1:puppy",
    "2:puppy",
  ]);
});

test("an empty conversation has an empty timeline", () => {
  expect(buildTimeline([])).toEqual([]);
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
