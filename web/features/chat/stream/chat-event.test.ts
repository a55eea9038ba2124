import { expect, test } from "vitest";
import { readChunk, readEvents } from "./chat-event.ts";

const piece = (content: unknown) => JSON.stringify({ choices: [{ delta: { content } }] });
const luli = (value: unknown) => JSON.stringify({ choices: [{ delta: {} }], luli: value });
const START = luli({
  type: "start",
  chat_id: "c",
  created_at: "2026-11-21T08:00:00Z",
  help: null,
});

const collect = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
};

async function* from(payloads: string[], failure?: Error) {
  yield* payloads;
  if (failure) throw failure;
}
const eventsOf = (payloads: string[], failure?: Error) =>
  collect(readEvents(from(payloads, failure)));

test("a reply is a start, its pieces and an end", async () => {
  const end = luli({
    type: "end",
    chat_id: "c",
    status: "done",
    messages_left: 19,
    rewards: null,
    learned_name: null,
    asked_name: null,
    memory: null,
  });
  expect(await eventsOf([START, piece("Woof"), piece("!"), end, "[DONE]"])).toEqual([
    { type: "start", help: null },
    { type: "piece", text: "Woof" },
    { type: "piece", text: "!" },
    {
      type: "end",
      status: "done",
      messagesLeft: 19,
      rewards: null,
      learnedName: null,
      askedName: null,
      memory: null,
    },
  ]);
});

test("the end event brings the final text of the reply", async () => {
  const end = luli({ type: "end", chat_id: "c", status: "done", text: "Woof." });
  expect(await eventsOf([piece("Woof. And"), end, "[DONE]"])).toContainEqual(
    expect.objectContaining({ type: "end", text: "Woof." }),
  );
});

test("a plain OpenAI stream without our own chunks is a reply as well", async () => {
  expect(await eventsOf([piece("Hi"), "[DONE]"])).toEqual([
    { type: "piece", text: "Hi" },
    {
      type: "end",
      status: "done",
      messagesLeft: null,
      rewards: null,
      learnedName: null,
      askedName: null,
      memory: null,
    },
  ]);
});

test("a stopped reply and a crisis are told", async () => {
  const crisis = luli({ type: "start", chat_id: "c", created_at: "", help: "card" });
  const end = luli({
    type: "end",
    chat_id: "c",
    status: "stopped",
    messages_left: 3,
    rewards: null,
    learned_name: null,
    asked_name: null,
    memory: null,
  });
  expect(await eventsOf([crisis, end, "[DONE]"])).toEqual([
    { type: "start", help: "card" },
    {
      type: "end",
      status: "stopped",
      messagesLeft: 3,
      rewards: null,
      learnedName: null,
      askedName: null,
      memory: null,
    },
  ]);
});

test("events after [DONE] are ignored", async () => {
  expect(await eventsOf(["[DONE]", piece("late")])).toHaveLength(1);
});

test("a failure of the model ends the reply", async () => {
  expect(
    await eventsOf([
      START,
      piece("Wo"),
      luli({ type: "error", chat_id: "c", code: "model_failed" }),
      piece("of"),
    ]),
  ).toEqual([
    { type: "start", help: null },
    { type: "piece", text: "Wo" },
    { type: "error", code: "model_failed" },
  ]);
});

test("a stream that ends without [DONE] is a lost connection", async () => {
  expect(await eventsOf([piece("Wo")])).toEqual([{ type: "piece", text: "Wo" }, { type: "lost" }]);
  expect(await eventsOf([])).toEqual([{ type: "lost" }]);
});

test("a server that goes away in the middle is a lost connection: another one takes the reply up", async () => {
  const error = luli({ type: "error", chat_id: "c", code: "server_stopping" });
  expect(await eventsOf([piece("Wo"), error])).toEqual([
    { type: "piece", text: "Wo" },
    { type: "lost" },
  ]);
});

test("a stream that breaks is a lost connection", async () => {
  expect(await eventsOf([piece("Wo")], new TypeError("terminated"))).toEqual([
    { type: "piece", text: "Wo" },
    { type: "lost" },
  ]);
});

test.each([
  "{broken",
  "",
  "null",
  "42",
  '"text"',
  "[]",
  "{}",
  '{"choices":[]}',
  piece(null),
  piece(7),
  luli({ type: "new" }),
  luli("x"),
])("the line %s says nothing and stops nothing", async (line) => {
  expect(readChunk(line)).toEqual({ piece: "", luli: null });
  expect(await eventsOf([line, piece("ok"), "[DONE]"])).toHaveLength(2);
});
