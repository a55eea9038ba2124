// A browser that reads slowly, or not at all.
import http from "node:http";
import net from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFrame, NOTHING_NEW } from "./frames.ts";
import { modelFailed } from "../failure.ts";
import { DEFAULT_LIMITS } from "../limits.ts";
import { Subscriber } from "./subscriber.ts";
import { Generation } from "./generation.ts";
import { inTask, type Task } from "../../platform/task.ts";
import { until } from "../../testing/chat/chat.ts";

const PIECE = "x".repeat(64 * 1024);
const PIECES = 256;

let server: http.Server;
let generation: Generation;
let outgoing: http.ServerResponse | undefined;
let stuckMs: number;
let task: Task;

beforeEach(async () => {
  stuckMs = DEFAULT_LIMITS.stuckMs;
  outgoing = undefined;
  task = {};
  generation = new Generation({
    userId: "user",
    chatId: "chat",
    message: "hello",
    attempt: 1,
    createdAt: new Date(),
    help: null,
    messagesLeft: 1,
    replyLength: Number.POSITIVE_INFINITY,
    store: async () => NOTHING_NEW,
  });
  server = http.createServer((_, response) => {
    outgoing = response;
    const streaming = { ...DEFAULT_LIMITS, stuckMs };
    const subscriber = inTask(task, () => new Subscriber(response, "chat", streaming));
    subscriber.follow(generation);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function connect(version = "1.1"): Promise<net.Socket> {
  const { port } = server.address() as net.AddressInfo;
  const socket = net.connect(port, "127.0.0.1").pause();
  socket.write(`GET / HTTP/${version}\r\nhost: luli\r\nconnection: close\r\n\r\n`);
  await until(() => outgoing !== undefined);
  return socket;
}

function speak(): void {
  for (let n = 0; n < PIECES; n += 1) generation.add(PIECE);
}

test("a slow subscriber holds nothing up, piles up nothing, and hears everything in the end", async () => {
  const socket = await connect();
  speak();
  expect((await generation.finish()).response).toHaveLength(PIECE.length * PIECES);
  expect(outgoing!.writableLength).toBeLessThan(1024 * 1024);

  let heard = 0;
  let end = "";
  socket.on("data", (bytes: Buffer) => {
    heard += bytes.toString("latin1").split("x").length - 1;
    end = bytes.toString().slice(-40);
  });
  socket.resume();
  await new Promise((resolve) => socket.once("end", resolve));
  // The head and the frames around the pieces have no more than a handful.
  expect(heard).toBeGreaterThanOrEqual(PIECE.length * PIECES);
  expect(end).toContain("data: [DONE]");
});

test("a subscriber that does not read for long is disconnected", async () => {
  stuckMs = 50;
  const socket = await connect();
  speak();
  expect(generation.subscribers.size).toBe(1);
  await until(() => generation.subscribers.size === 0);
  expect(outgoing!.destroyed).toBe(true);
  socket.destroy();
});

test("a cut reply without subscribers keeps its text", async () => {
  generation.add("Once upon");
  expect(await generation.cut({ isTakenUp: true })).toMatchObject({
    status: "stopped",
    response: "Once upon",
  });
});

test.each([
  ["done", () => generation.finish()],
  ["stopped", () => generation.stop()],
  ["model_failed", () => generation.fail(modelFailed("It fell silent."))],
])("what is served knows that it ended as %s", async (how, end) => {
  await connect();
  generation.add("Woof");
  await end();
  expect(task.ended).toBe(how);
});

test.each(["1.0", "1.1"])("speaks HTTP %s, word by word", async (version) => {
  const socket = await connect(version);
  const heard: Buffer[] = [];
  socket.on("data", (bytes: Buffer) => heard.push(bytes));
  socket.resume();
  for (const word of ["Woof", ", ä", "!"]) {
    generation.add(word);
    await until(() => Buffer.concat(heard).includes(contentFrame(word)));
  }
  await generation.finish();
  await until(() => socket.closed);
  const body = Buffer.concat(heard).toString("latin1").split("\r\n\r\n").slice(1).join("\r\n\r\n");
  const events = [generation.start, ...["Woof", ", ä", "!"].map(contentFrame), generation.end].join(
    "",
  );
  expect(version === "1.0" ? body : withoutChunks(body)).toBe(
    Buffer.from(events).toString("latin1"),
  );
});

test("a late subscriber hears the whole text as one event, and the help before it", async () => {
  generation.add("I th");
  generation.add("ink");
  await generation.endWith(() => Promise.resolve(["Are you safe?"]), "self_harm");
  const socket = await connect();
  let heard = "";
  socket.on("data", (bytes: Buffer) => (heard += bytes.toString()));
  socket.resume();
  await until(() => socket.closed);
  expect(heard).toContain(
    generation.start + contentFrame("I think…\n\nAre you safe?") + generation.end,
  );
  expect(generation.start).toContain('"help":"card"');
});

/** Throws where the sizes are not those of the chunks. */
function withoutChunks(body: string): string {
  const [size = ""] = body.split("\r\n", 1);
  const length = Number.parseInt(size, 16);
  if (length === 0) return "";
  const start = size.length + 2;
  expect(body.slice(start + length, start + length + 2)).toBe("\r\n");
  return body.slice(start, start + length) + withoutChunks(body.slice(start + length + 2));
}
