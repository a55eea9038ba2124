import { beforeEach, expect, test, vi } from "vitest";
import {
  type FakeServer,
  apiError,
  networkError,
  startSignedIn,
} from "../../../testing/fake-server.ts";
import type { ChatEvent } from "./chat-event.ts";
import { END, makeReply, wholeReply } from "../../../testing/fake-reply.ts";
import { streamReply } from "./stream.ts";

const CHAT = "POST /functions/v1/chat";
const MESSAGES = [{ role: "user" as const, content: "Hi" }];

let server: FakeServer;
let abort: AbortController;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  abort = new AbortController();
  server = await startSignedIn();
});

const send = () => {
  const events: ChatEvent[] = [];
  const done = (async () => {
    for await (const event of streamReply({
      id: "key-1",
      messages: MESSAGES,
      heard: 12,
      signal: abort.signal,
    }))
      events.push(event);
  })();
  // Each test checks its own failures.
  done.catch(() => undefined);
  return { events, done };
};

const attempts = () => server.callsTo(CHAT).length;
const waitForAttempts = (count: number) => vi.waitFor(() => expect(attempts()).toBe(count));
const waitForTimer = () => vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
/** Passes the pause after this many attempts. */
const passPause = async (count: number) => {
  await waitForAttempts(count);
  await waitForTimer();
  await vi.advanceTimersToNextTimerAsync();
};
/** Sends a message whose reply has begun. */
const begin = async (text = "Wo") => {
  const reply = makeReply();
  server.on(CHAT, reply.answer);
  const sent = send();
  await waitForAttempts(1);
  reply.say(text);
  return { reply, ...sent };
};

test("a message goes out with its key, the token and the whole conversation", async () => {
  server.on(CHAT, wholeReply("Woof!").answer);
  const { events, done } = send();
  await done;
  const [call] = server.callsTo(CHAT);
  expect(call?.headers.get("idempotency-key")).toBe("key-1");
  expect(call?.headers.get("authorization")).toMatch(/^Bearer /);
  expect(call?.headers.get("content-type")).toBe("application/json");
  expect(call?.body).toEqual({ messages: MESSAGES });
  expect(events).toEqual([
    { type: "start", help: null },
    { type: "piece", text: "Woof!" },
    { ...END, chat_id: "c" },
  ]);
});

test("a reply that breaks off is taken up under the same key, from its beginning", async () => {
  const { reply, events, done } = await begin("Once up");
  server.on(CHAT, wholeReply("Once upon a time").answer);
  reply.cut();
  await waitForTimer();
  expect(attempts()).toBe(1);
  await vi.runAllTimersAsync();
  await done;
  const headers = server.callsTo(CHAT).map((call) => call.headers);
  expect(headers.map((each) => each.get("idempotency-key"))).toEqual(["key-1", "key-1"]);
  expect(headers.map((each) => each.get("heard"))).toEqual(["12", "12"]);
  expect(events.map(({ type }) => type)).toEqual(["piece", "again", "start", "piece", "end"]);
});

test("a network that returns ends the waiting", async () => {
  server.on(CHAT, networkError);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { events, done } = send();
  await waitForTimer();
  server.on(CHAT, wholeReply("Woof!").answer);
  window.dispatchEvent(new Event("online"));
  await done;
  expect(events.at(-1)?.type).toBe("end");
});

test("after three attempts the reply is lost", async () => {
  server.on(CHAT, networkError);
  const { events, done } = send();
  for (const attempt of [1, 2]) await passPause(attempt);
  await done;
  expect(attempts()).toBe(3);
  expect(events.at(-1)).toEqual({ type: "lost" });
});

test.each([400, 401, 402, 409, 413, 422, 429, 500, 502, 503])(
  "a refusal with %i is final",
  async (status) => {
    server.on(CHAT, () => apiError(status, "refused"));
    await expect(send().done).rejects.toMatchObject({ status, code: "refused" });
    // A 401 is retried once, with a fresh token, and only if there is one.
    expect(attempts()).toBe(status === 401 ? attempts() : 1);
  },
);

test("a proxy that answers for a server that restarts does not end a reply that began", async () => {
  const { reply, events, done } = await begin();
  server.on(CHAT, () => new Response("Bad gateway", { status: 502 }));
  reply.cut();
  await passPause(1);
  await waitForAttempts(2);
  server.on(CHAT, wholeReply("Woof!").answer);
  await passPause(2);
  await done;
  expect(events.at(-1)?.type).toBe("end");
});

test("a server that is about to stop is no refusal: another one may answer", async () => {
  server.on(CHAT, () => apiError(503, "server_stopping"));
  const { events, done } = send();
  await waitForTimer();
  server.on(CHAT, wholeReply("Woof!").answer);
  await passPause(1);
  await done;
  expect(events.at(-1)?.type).toBe("end");
});

test("a reply that began is asked for again for half a minute, while a server is replaced", async () => {
  const { reply, events, done } = await begin();
  reply.error("server_stopping");
  server.on(CHAT, () => apiError(503, "server_stopping"));
  for (const attempt of [1, 2, 3, 4]) await passPause(attempt);
  await waitForAttempts(5);
  server.on(CHAT, wholeReply("Woof!").answer);
  await passPause(5);
  await done;
  expect(events.map(({ type }) => type)).not.toContain("error");
  expect(events.at(-1)?.type).toBe("end");
});

test("a proxy's error at the first attempt is final", async () => {
  server.on(CHAT, () => new Response("Bad gateway", { status: 502 }));
  await expect(send().done).rejects.toMatchObject({ status: 502 });
  expect(attempts()).toBe(1);
});

test("an answer without a body is a failure", async () => {
  server.on(CHAT, () => new Response(null));
  await expect(send().done).rejects.toMatchObject({ code: "no_body" });
});

test("a failure of the model is told and not tried again", async () => {
  const { reply, events, done } = await begin();
  reply.error();
  await done;
  expect(events.at(-1)).toEqual({ type: "error", code: "model_failed" });
  expect(attempts()).toBe(1);
});

test("a reader who leaves ends the reading, and no new attempt follows", async () => {
  const { done } = await begin();
  abort.abort();
  await expect(done).rejects.toMatchObject({ name: "AbortError" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a reader who leaves while waiting for the network stops waiting", async () => {
  server.on(CHAT, networkError);
  const { done } = send();
  await waitForTimer();
  abort.abort();
  await expect(done).rejects.toMatchObject({ name: "AbortError" });
  expect(attempts()).toBe(1);
});
