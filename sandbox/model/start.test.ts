// The stand-in speaks OpenAI's wire, byte for byte where a client looks.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SCENARIO_REPLY } from "./scenarios.ts";
import { type ModelSandbox, startModelSandbox } from "./start.ts";
import {
  ask,
  chunksOf,
  dataLines,
  type ModelList,
  textOf,
  type WholeCompletion,
} from "./testing.ts";

let model: ModelSandbox;
beforeAll(async () => (model = await startModelSandbox({ pace: "instant" })));
afterAll(() => model.stop());

const post = (body: unknown, headers: Record<string, string> = { authorization: "Bearer test" }) =>
  fetch(`${model.url}/chat/completions`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const hello = [{ role: "user", content: "hello" }];

test("the stand-in listens on the loopback address alone", () => {
  expect(model.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
});

test("a stream begins with the role, carries the text, finishes with stop and ends with [DONE]", async () => {
  const answer = await ask(model.url, "luli-1");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const body = await answer.text();
  const chunks = chunksOf(body);
  expect(chunks[0]?.choices[0]).toMatchObject({
    index: 0,
    delta: { role: "assistant", content: "" },
    finish_reason: null,
  });
  expect(chunks.at(-1)?.choices[0]).toMatchObject({ index: 0, delta: {}, finish_reason: "stop" });
  expect(dataLines(body).at(-1)).toBe("[DONE]");
  for (const chunk of chunks)
    expect(chunk).toMatchObject({
      id: chunks[0]?.id,
      object: "chat.completion.chunk",
      model: "luli-1",
    });
  expect(textOf(chunks).length).toBeGreaterThan(10);
});

test("a request without stream gets the same reply as one completion with its usage", async () => {
  const streamed = textOf(chunksOf(await (await ask(model.url, "luli-1")).text()));
  const answer = await ask(model.url, "luli-1", "hello", { stream: false });
  const whole = (await answer.json()) as WholeCompletion;
  expect(whole).toMatchObject({
    object: "chat.completion",
    choices: [
      { index: 0, message: { role: "assistant", content: streamed }, finish_reason: "stop" },
    ],
  });
  expect(whole.usage.total_tokens).toBe(whole.usage.prompt_tokens + whole.usage.completion_tokens);
});

test("usage comes in a chunk of its own when it was asked for", async () => {
  const answer = await post({
    model: "luli-1",
    stream: true,
    stream_options: { include_usage: true },
    messages: hello,
  });
  const last = chunksOf(await answer.text()).at(-1);
  expect(last?.choices).toEqual([]);
  expect(last?.usage?.completion_tokens).toBeGreaterThan(1);
});

test("the models are listed", async () => {
  const answer = await fetch(`${model.url}/models`, { headers: { authorization: "Bearer test" } });
  const { object, data } = (await answer.json()) as ModelList;
  expect(object).toBe("list");
  expect(data).toContainEqual({ id: "luli-1", object: "model", created: 0, owned_by: "luli" });
});

test.each([{}, { authorization: "Bearer " }, { authorization: "Basic abc" }] as Record<
  string,
  string
>[])("without a bearer key it answers 401 in OpenAI's shape: %j", async (headers) => {
  const answer = await post({ model: "luli-1", messages: hello }, headers);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { type: "invalid_request_error", code: "missing_api_key", param: null },
  });
});

test.each([
  ["{", null],
  [{ messages: hello }, "model"],
  [{ model: "luli-1" }, "messages"],
  [{ model: "luli-1", messages: [] }, "messages"],
  [{ model: "luli-1", messages: [{ role: "cat", content: "x" }] }, "messages.0.role"],
  [{ model: "luli-1", messages: [{ role: "user", content: 3 }] }, "messages.0.content"],
  [{ model: "luli-1", messages: hello, stream: "yes" }, "stream"],
])("a wrong body is a 400 that names the field: %j", async (body, param) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { type: "invalid_request_error", param } });
});

test("an unknown model or scenario is a 404", async () => {
  for (const name of ["gpt-none", "scenario:none", "scenario:constructor"]) {
    const answer = await ask(model.url, name);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { code: "model_not_found", param: "model" },
    });
  }
});

test("a message can ask for a scenario by name, and Luli answers when there is none of that name", async () => {
  const scenario = await ask(model.url, "luli-1", "scenario:plain please");
  expect(textOf(chunksOf(await scenario.text()))).toBe(SCENARIO_REPLY);
  const luli = await ask(model.url, "luli-1", "scenario:constructor");
  expect(textOf(chunksOf(await luli.text())).length).toBeGreaterThan(10);
});

test("an unknown address is a 404 in OpenAI's shape", async () => {
  const answer = await fetch(`${model.url}/nothing`, { headers: { authorization: "Bearer test" } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: "unknown_url" } });
});

test("content may come as text parts", async () => {
  const messages = [
    {
      role: "user",
      content: [
        { type: "text", text: "what is 12 " },
        { type: "text", text: "plus 30" },
      ],
    },
  ];
  const whole = (await (await post({ model: "luli-1", messages })).json()) as WholeCompletion;
  expect(whole.choices[0]?.message.content).toContain("42");
});

test("the human pace delays the first word and sends the rest in many small pieces", async () => {
  const slow = await startModelSandbox();
  try {
    const started = performance.now();
    const answer = await ask(slow.url, "luli-1");
    const reader = answer.body!.getReader();
    await reader.read();
    expect(performance.now() - started).toBeGreaterThan(300);
    let reads = 1;
    while (!(await reader.read()).done) reads += 1;
    expect(reads).toBeGreaterThan(5);
  } finally {
    await slow.stop();
  }
});

test("stopping ends what is still open", async () => {
  const other = await startModelSandbox();
  const answer = await ask(other.url, "scenario:hang");
  const ended = answer.text().catch((error: unknown) => error);
  await other.stop();
  expect(await ended).toBeInstanceOf(Error);
  await expect(fetch(`${other.url}/models`)).rejects.toThrow("fetch failed");
});

test("counts per model tell requests from those whose reader went away", async () => {
  const before = model.stats("scenario:hang");
  const leave = new AbortController();
  await ask(model.url, "scenario:hang", "hello", { signal: leave.signal });
  expect(model.stats("scenario:hang")).toEqual({
    ...before,
    requests: before.requests + 1,
    open: before.open + 1,
  });
  leave.abort();
  await vi.waitFor(() =>
    expect(model.stats("scenario:hang")).toEqual({
      requests: before.requests + 1,
      aborted: before.aborted + 1,
      open: 0,
    }),
  );
  await (await ask(model.url, "luli-1")).text();
  await vi.waitFor(() => expect(model.stats("luli-1")).toMatchObject({ aborted: 0, open: 0 }));
});
