// A reading gives way to replies on a local model.
import http from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import { createLog } from "../platform/log.ts";
import { createModel } from "./service.ts";

/** Answers each question when the test lets it. */
async function startGated(giveWayMs = 60_000) {
  const open = new Map<string, http.ServerResponse>();
  const asked: string[] = [];
  async function hear(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const { messages } = (await json(incoming)) as { messages: { content: string }[] };
    const question = messages.at(-1)!.content;
    asked.push(question);
    open.set(question, outgoing);
    outgoing.once("close", () => open.delete(question));
  }
  const server = http.createServer((incoming, outgoing) => void hear(incoming, outgoing));
  const baseUrl = `http://127.0.0.1:${await listen(server)}/v1`;
  const model = createModel(
    {
      config: { model: { baseUrl, apiKey: null, name: "m" } },
      log: createLog(() => {}),
      clock: () => new Date(),
    },
    { limits: { giveWayMs } },
  );
  onTestFinished(() => {
    model.close();
    server.close();
    server.closeAllConnections();
  });
  const user = (content: string) => [{ role: "user" as const, content }];
  return {
    asked,
    open,
    read: (signal?: AbortSignal) =>
      model.complete(user("read"), { tokens: 10, canWait: true, ...(signal && { signal }) }),
    reply(content: string) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const handler = { onContent: () => {}, onEnd: () => resolve(), onTrouble: reject };
      return { ended: promise, giveUp: model.reply(user(content), handler) };
    },
    answer(question: string) {
      const chunk = { choices: [{ delta: { content: "Woof!" }, finish_reason: "stop" }] };
      open.get(question)!.writeHead(200, { "content-type": "text/event-stream" });
      open.get(question)!.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    },
  };
}

test("a reading waits for the replies that are being made", async () => {
  const gated = await startGated();
  const one = gated.reply("one");
  const two = gated.reply("two");
  const read = gated.read();
  await expect.poll(() => gated.open.size).toBe(2);
  gated.answer("one");
  await one.ended;
  two.giveUp();
  await expect.poll(() => gated.asked).toEqual(["one", "two", "read"]);
  gated.answer("read");
  expect(await read).toMatchObject({ text: "Woof!" });
});

test("a reading that is under way ends where a reply begins, and is asked for again after it", async () => {
  const gated = await startGated();
  const read = gated.read();
  await expect.poll(() => gated.open.has("read")).toBe(true);
  const reply = gated.reply("hello");
  await expect.poll(() => [...gated.open.keys()]).toEqual(["hello"]);
  gated.answer("hello");
  await reply.ended;
  await expect.poll(() => gated.open.has("read")).toBe(true);
  gated.answer("read");
  expect(await read).toMatchObject({ text: "Woof!" });
});

test("a reading does not give way for ever", async () => {
  const gated = await startGated(1);
  const { giveUp } = gated.reply("long");
  const read = gated.read();
  await expect.poll(() => gated.open.has("read")).toBe(true);
  gated.answer("read");
  expect(await read).toMatchObject({ text: "Woof!" });
  giveUp();
});

test("a reading that nobody wants any more ends, and is not asked for again", async () => {
  const gated = await startGated();
  const unwanted = new AbortController();
  const read = gated.read(unwanted.signal);
  await expect.poll(() => gated.open.has("read")).toBe(true);
  unwanted.abort();
  await expect(read).rejects.toThrow("aborted");
  expect(gated.asked).toEqual(["read"]);
});
