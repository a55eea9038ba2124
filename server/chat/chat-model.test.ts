// The model answers in every odd way, and the client and the database get a reply or a clear failure.
import { describe, expect, test } from "vitest";
import { SCENARIO_REPLY } from "../../sandbox/model/scenarios.ts";
import {
  createUser,
  errorOf,
  hear,
  messagesCounted,
  post,
  storedChats,
} from "../testing/chat/chat.ts";
import { chatFixture } from "../testing/chat/chat-fixture.ts";

const chat = await chatFixture();

const start = async (scenario: string, limits = {}) => {
  const model = `scenario:${scenario}`;
  const server = await chat.start({ model, limits });
  return {
    server,
    userId: await createUser(server.pool, "Maya"),
    stats: () => chat.sandbox.stats(model),
  };
};

describe("a model that answers in odd ways is heard and stored whole:", () => {
  test.each(["slow", "no-done", "thinks", "malformed"])("%s", async (scenario) => {
    const { server, userId } = await start(scenario);
    const response = await post(server, userId, "hello");
    expect(response.status).toBe(200);
    const heard = await hear(response);
    expect(heard.text).toBe(SCENARIO_REPLY);
    expect(heard.isDone).toBe(true);
    expect(heard.luli.map(({ type }) => type)).toEqual(["start", "end"]);
    expect(await storedChats(server.pool, userId)).toMatchObject([
      { status: "done", response: SCENARIO_REPLY },
    ]);
    expect(await messagesCounted(server.pool, userId)).toBe(1);
  });

  test("an endless reply is cut at its limit, stored as it was heard, and the model is let go", async () => {
    const { server, userId, stats } = await start("long", { replyLength: 333 });
    const heard = await hear(await post(server, userId, "hello"));
    expect(heard.isDone).toBe(true);
    expect(heard.text).toHaveLength(333);
    expect(await storedChats(server.pool, userId)).toMatchObject([
      { status: "done", response: heard.text },
    ]);
    await expect.poll(() => stats().open).toBe(0);
    expect(stats().aborted).toBe(1);
  });
});

const reply = async (scenario: string, message = "hello") => {
  const { server, userId } = await start(scenario);
  await server.pool.query("update settings set language = 'de' where user_id = $1", [userId]);
  const heard = await hear(await post(server, userId, message));
  const [stored] = await storedChats(server.pool, userId);
  return { heard, stored };
};

test("a reply that the provider filters ends with kind words in the person's language", async () => {
  const kind = expect.stringContaining("Darüber kann ich hier nicht sprechen.") as string;
  const { heard, stored } = await reply("filtered");
  expect(heard).toMatchObject({ text: kind, isDone: true });
  expect(stored).toMatchObject({ status: "done", response: heard.text });
  const late = await reply("filtered-late");
  expect(late.heard.text).toMatch(/^Well, I… Darüber/);
  expect(late.stored).toMatchObject({ response: late.heard.text });
});

describe("a model that gives no reply leaves a message that can be sent again, and costs nothing:", () => {
  test.each([
    ["429", 503, "model_busy", "7"],
    ["402", 503, "model_unavailable", "600"],
    ["401", 503, "model_unavailable", "600"],
    ["500", 502, "model_failed"],
    ["nothing", 502, "model_failed"],
    ["blank", 502, "model_failed"],
    ["thinks-only", 502, "model_failed"],
    ["huge", 502, "model_failed"],
    ["unknown-model", 503, "model_unavailable", "600"],
  ])("%s", async (scenario, status, code, retryAfter?) => {
    const { server, userId } = await start(scenario);
    const response = await post(server, userId, "hello");
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe(retryAfter ?? null);
    expect((await errorOf(response)).code).toBe(code);
    expect(await storedChats(server.pool, userId)).toMatchObject([
      { status: "failed", response: null },
    ]);
    expect(await messagesCounted(server.pool, userId)).toBe(0);
  });

  test.each([
    ["hang", { silenceMs: 100 }],
    ["silent", { headersMs: 100 }],
    ["hang", { totalMs: 100 }],
  ])("%s, given up after %o", async (scenario, limits) => {
    const { server, userId, stats } = await start(scenario, limits);
    const response = await post(server, userId, "hello");
    expect(response.status).toBe(502);
    expect((await errorOf(response)).code).toBe("model_failed");
    expect(await messagesCounted(server.pool, userId)).toBe(0);
    await expect.poll(() => stats().open).toBe(0);
  });

  test("a model that cannot be reached", async () => {
    const server = await chat.start({ modelUrl: "http://127.0.0.1:9/v1", model: "none" });
    const response = await post(server, await createUser(server.pool), "hello");
    expect(response.status).toBe(502);
  });

  test("a failure after the head is told in the stream, without [DONE]", async () => {
    const { server, userId } = await start("hang", {
      silenceMs: 400,
      holdBackMs: 50,
      heartbeatMs: 50,
    });
    const response = await post(server, userId, "hello");
    expect(response.status).toBe(200);
    const heard = await hear(response);
    expect(heard.pings).toBeGreaterThan(1);
    expect(heard.isDone).toBe(false);
    expect(heard.luli).toMatchObject([{ type: "start" }, { type: "error", code: "model_failed" }]);
    expect(await storedChats(server.pool, userId)).toMatchObject([
      { status: "failed", response: null },
    ]);
    expect(await messagesCounted(server.pool, userId)).toBe(0);
  });
});
