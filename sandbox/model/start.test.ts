// The stand-in streams as OpenAI does, and a test can pick what goes wrong.
import { afterAll, beforeAll, expect, test } from "vitest";
import { HALF_REPLY, SCENARIO_REPLY } from "./scenarios.ts";
import { type ModelSandbox, startModelSandbox } from "./start.ts";
import { ask, dataLines, textOf } from "./testing.ts";

let model: ModelSandbox;
beforeAll(async () => (model = await startModelSandbox({ pace: "instant" })));
afterAll(() => model.stop());

const linesOf = async (name: string, content?: string) =>
  dataLines(await (await ask(model.url, name, content)).text());
const scenario = (name: string) => linesOf(`scenario:${name}`);

test("a stream begins with the role, carries the text, finishes with stop and ends with [DONE]", async () => {
  const lines = await linesOf("luli-1");
  expect(JSON.parse(lines[0]!)).toMatchObject({
    object: "chat.completion.chunk",
    model: "luli-1",
    choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }],
  });
  expect(JSON.parse(lines.at(-2)!)).toMatchObject({
    choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
  });
  expect(lines.at(-1)).toBe("[DONE]");
  expect(textOf(lines).length).toBeGreaterThan(10);
});

test("an unknown model or scenario is a 404", async () => {
  for (const name of ["gpt-none", "scenario:none", "scenario:constructor"]) {
    const answer = await ask(model.url, name);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: "model_not_found" } });
  }
});

test("a message can ask for a scenario by name, and Luli answers when there is none of that name", async () => {
  expect(textOf(await linesOf("luli-1", "scenario:plain please"))).toBe(SCENARIO_REPLY);
  expect(textOf(await linesOf("luli-1", "scenario:constructor")).length).toBeGreaterThan(10);
});

test("the scenarios with a broken stream break it", async () => {
  expect(await scenario("no-done")).not.toContain("[DONE]");
  expect((await scenario("malformed")).join()).toContain('{"choices":[{"delta":{"content":,');
  const partial = await scenario("partial-line");
  expect(textOf(partial.slice(0, -1))).toBe(HALF_REPLY);
  expect(() => textOf(partial)).toThrow(SyntaxError);
  await expect(scenario("dies")).rejects.toThrow("terminated");
});

test("flaky fails once for each last message, then answers", async () => {
  for (const message of ["one", "two"]) {
    expect((await ask(model.url, "scenario:flaky", message)).status).toBe(500);
    expect(textOf(await linesOf("scenario:flaky", message))).toBe(SCENARIO_REPLY);
  }
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
});

test("counts per model tell requests from those whose reader went away", async () => {
  const leave = new AbortController();
  await ask(model.url, "scenario:hang", "hello", leave.signal);
  expect(model.stats("scenario:hang")).toEqual({ requests: 1, aborted: 0, open: 1 });
  leave.abort();
  const left = { requests: 1, aborted: 1, open: 0 };
  await expect.poll(() => model.stats("scenario:hang")).toEqual(left);
  await linesOf("luli-1");
  await expect.poll(() => model.stats("luli-1")).toMatchObject({ aborted: 0, open: 0 });
});
