import { expect, test } from "vitest";
import { collect, END } from "../../../testing/fake-reply.ts";
import { readChunk, readEvents } from "./chat-event.ts";

const piece = (content: unknown) => JSON.stringify({ choices: [{ delta: { content } }] });
const luli = (value: unknown) => JSON.stringify({ choices: [{ delta: {} }], luli: value });
const START = luli({ type: "start", chat_id: "c", created_at: "", help: null });

async function* from(payloads: string[], failure?: Error) {
  yield* payloads;
  if (failure) throw failure;
}
const eventsOf = (payloads: string[], failure?: Error) =>
  collect(readEvents(from(payloads, failure)));

test.each([
  ["a reply", null, END],
  ["a stopped reply to a crisis", "card", { ...END, status: "stopped" }],
  ["a reply whose pieces said more", null, { ...END, text: "Woof." }],
])("%s is a start, its pieces and an end", async (_, help, end) => {
  const start = luli({ type: "start", chat_id: "c", created_at: "", help });
  expect(await eventsOf([start, piece("Woof"), piece("!"), luli(end), "[DONE]"])).toEqual([
    { type: "start", help },
    { type: "piece", text: "Woof" },
    { type: "piece", text: "!" },
    end,
  ]);
});

test("a plain OpenAI stream without our own chunks is a reply, and nothing follows [DONE]", async () => {
  expect(await eventsOf([piece("Hi"), "[DONE]", piece("late")])).toEqual([
    { type: "piece", text: "Hi" },
    { ...END, messages_left: null },
  ]);
});

test.each([
  [
    "a failure of the model ends the reply",
    "model_failed",
    { type: "error", code: "model_failed" },
  ],
  ["another server resumes the reply of one that stops", "server_stopping", { type: "lost" }],
])("%s", async (_, code, last) => {
  const error = luli({ type: "error", chat_id: "c", code });
  expect(await eventsOf([START, piece("Wo"), error, piece("of")])).toEqual([
    { type: "start", help: null },
    { type: "piece", text: "Wo" },
    last,
  ]);
});

test("a stream that breaks or ends without [DONE] is a lost connection", async () => {
  const lost = [{ type: "piece", text: "Wo" }, { type: "lost" }];
  expect(await eventsOf([piece("Wo")])).toEqual(lost);
  expect(await eventsOf([piece("Wo")], new TypeError("terminated"))).toEqual(lost);
  expect(await eventsOf([])).toEqual([{ type: "lost" }]);
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
