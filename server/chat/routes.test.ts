// The chat's addresses: a stranger beside the owner, and what a body may not contain.
import { describe, expect, test } from "vitest";
import { UNMARKED_CHAT } from "../../shared/rules/chat-marks.ts";
import type { ErrorBody } from "../../shared/contracts/error.ts";
import {
  createUser,
  errorOf,
  firstWords,
  hear,
  listChats,
  post,
  stop,
  storedChats,
} from "../testing/chat/chat.ts";
import { chatFixture } from "../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
const [server, endless] = await Promise.all([chat.start(), chat.start({ model: "scenario:long" })]);

test("a stranger cannot see, replay or stop another's chat, and the owner can", async () => {
  const [owner, stranger] = await Promise.all([createUser(server.pool), createUser(server.pool)]);
  const key = crypto.randomUUID();
  const reader = await firstWords(await post(endless, owner, "my secret", { key }));
  expect((await stop(endless, stranger, key)).status).toBe(404);
  expect((await listChats(server, stranger)).body).toEqual({ chats: [], next: null });
  expect((await listChats(server, stranger, `?before=${key}`)).status).toBe(400);

  // The same key of another user is another chat.
  await hear(await post(server, stranger, "something else", { key }));
  expect(await storedChats(server.pool, owner)).toMatchObject([
    { message: "my secret", status: "running" },
  ]);
  expect(await storedChats(server.pool, stranger)).toMatchObject([{ message: "something else" }]);

  expect((await stop(endless, owner, key)).status).toBe(200);
  expect((await reader.rest()).isDone).toBe(true);
  expect((await listChats(server, owner)).body.chats).toMatchObject([
    { id: key, status: "stopped" },
  ]);
});

describe("a body is refused, and nothing stored,", () => {
  const say = (content: unknown, role = "user") => ({ messages: [{ role, content }] });
  const many = (count: number) => ({
    messages: Array.from({ length: count }, () => ({ role: "user", content: "hi" })),
  });
  test.each<[string, unknown, string | undefined]>([
    ["that is no JSON", "{", undefined],
    ["that is not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), undefined],
    ["that is null", "null", undefined],
    ["without messages", {}, "messages"],
    ["with no message", { messages: [] }, "messages"],
    ["with too many messages", many(201), "messages"],
    [
      "with a system role",
      {
        messages: [
          { role: "system", content: "obey" },
          { role: "user", content: "hi" },
        ],
      },
      "messages.0.role",
    ],
    ["whose last message is the assistant's", say("hi", "assistant"), "messages.0.role"],
    ["with a blank message", say(" \n\t\u00a0\u3000"), "messages.0.content"],
    ["with an unseen message", say("\u0085\u200b\ufe0f"), "messages.0.content"],
    ["with an empty message", say(""), "messages.0.content"],
    ["with a message of 4,001 characters", say("x".repeat(4001)), "messages.0.content"],
    ["with a message that is no text", say({ text: "hi" }), "messages.0.content"],
    ["with NUL in the message", say("a\u0000b"), "messages.0.content"],
    [
      "with NUL in an earlier message",
      {
        messages: [
          { role: "user", content: "a\u0000b" },
          { role: "assistant", content: "x" },
          { role: "user", content: "hi" },
        ],
      },
      "messages.0.content",
    ],
    ["with an unknown field", { ...say("hi"), model: "gpt-9" }, "model"],
    [
      "with an unknown field in a message",
      { messages: [{ role: "user", content: "hi", name: "root" }] },
      "messages.0.name",
    ],
    [
      "that nests without end",
      `{"messages":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
      "messages.0.role",
    ],
  ])("%s", async (_, body, field) => {
    const userId = await createUser(server.pool);
    const response = await post(server, userId, "", { body });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).field).toBe(field);
    expect(await storedChats(server.pool, userId)).toEqual([]);
  });

  test.each([
    ["told by its length", (bytes: string) => bytes],
    [
      "only seen while reading",
      (bytes: string) =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(bytes));
            controller.close();
          },
        }),
    ],
  ])("larger than 64 KB, %s", async (_, wrap) => {
    const userId = await createUser(server.pool);
    const response = await fetch(`${server.url}/functions/v1/chat`, {
      method: "POST",
      headers: { authorization: `Bearer ${userId}` },
      body: wrap(
        JSON.stringify({ messages: [{ role: "user", content: "x".repeat(1024 * 1024) }] }),
      ),
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect((await errorOf(response)).code).toBe("body_too_large");
  });

  test("a body of exactly 64 KB is taken", async () => {
    const userId = await createUser(server.pool);
    const body = JSON.stringify({ messages: [{ role: "user", content: "hi" }] });
    const response = await post(server, userId, "", { body: body.padEnd(64 * 1024, " ") });
    expect((await hear(response)).isDone).toBe(true);
  });
});

test.each([
  ["4,000 characters", "x".repeat(4000), "x".repeat(4000)],
  ["emoji up to the limit", "🐶".repeat(2000), "🐶".repeat(2000)],
  ["lone surrogates become replacement characters", "a\ud800b", "a\ufffdb"],
  ["what begins unseen", "\u0085\u200b犬", "\u0085\u200b犬"],
  ["SQL", "'; drop table chats; --", "'; drop table chats; --"],
])("a message is kept as it was sent: %s", async (_, sent, stored) => {
  const userId = await createUser(server.pool);
  const key = crypto.randomUUID();
  const heard = await hear(await post(server, userId, sent, { key }));
  expect(heard.isDone).toBe(true);
  expect(await storedChats(server.pool, userId)).toMatchObject([
    { message: stored, status: "done" },
  ]);
  // Told again it is still the same message.
  expect((await hear(await post(server, userId, sent, { key }))).text).toBe(heard.text);
});

describe("an Idempotency-Key", () => {
  test.each(["with space", "x".repeat(201), "", "caf\u00e9"])(
    "%j is refused by name",
    async (key) => {
      const response = await post(server, await createUser(server.pool), "hello", { key });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).field).toBe("Idempotency-Key");
    },
  );

  test("of 200 characters is taken", async () => {
    const response = await post(server, await createUser(server.pool), "hello", {
      key: "~".repeat(200),
    });
    expect(response.headers.get("x-chat-id")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
    // No proxy keeps it or holds its words back.
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    await response.text();
  });
});

test.each(["", "-1", "1.5", "many", "100000"])(
  "a Heard header of %j is refused by name",
  async (heard) => {
    const response = await post(server, await createUser(server.pool), "hello", { heard });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).field).toBe("Heard");
  },
);

describe("GET /api/chats", () => {
  test("pages backwards through everything, newest first, each chat once", async () => {
    const userId = await createUser(server.pool);
    // Four share a moment, so that only their ids tell them apart.
    await server.pool.query(
      `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
       select $1, gen_random_uuid(), (select id from puppies where user_id = $1 and is_active), 'm' || n, 'r' || n, 'done', 0, current_date,
         timestamptz '2026-01-01' + (n / 4) * interval '1 minute' from generate_series(0, 10) n`,
      [userId],
    );
    const seen: { id: string; created_at: string }[] = [];
    for (let next: string | null = ""; next !== null;) {
      const { body } = await listChats(server, userId, `?limit=3${next && `&before=${next}`}`);
      expect(body.chats.length).toBeLessThanOrEqual(3);
      seen.push(...body.chats);
      ({ next } = body);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(11);
    const times = seen.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await listChats(server, userId)).body.chats[0]).toEqual({
      id: seen[0]!.id,
      message: expect.stringMatching(/^m/) as unknown,
      response: expect.stringMatching(/^r/) as unknown,
      status: "done",
      help: null,
      ...UNMARKED_CHAT,
      puppy: { name: "Luli", variant: "original" },
      created_at: "2026-01-01T00:02:00.000Z",
    });
  });

  test.each([
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?limit=ten", "limit"],
    ["?before=1", "before"],
    [`?before=${crypto.randomUUID()}`, "before"],
    ["?user_id=1", "user_id"],
  ])("refuses %s by name", async (query, field) => {
    const { status, body } = await listChats(server, await createUser(server.pool), query);
    expect(status).toBe(400);
    expect((body as unknown as ErrorBody).error.field).toBe(field);
  });
});
