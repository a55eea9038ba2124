// What is learnt of an endpoint, and what comes of a completion.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import type { ModelConfig } from "../platform/model-settings.ts";
import { createLog } from "../platform/log.ts";
import { createModel, type Trouble } from "./service.ts";

type Asked = Record<string, unknown> & { messages: { role: string; content: string }[] };
type Answer = { status: number; body: object } | { chunks: object[] };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** An endpoint that answers as told, and what it was asked. */
async function endpoint(
  answer: (asked: Asked) => Answer,
  config: Partial<ModelConfig> = {},
  clock = () => new Date(),
) {
  const asked: Asked[] = [];
  const logged: string[] = [];
  const respond = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (incoming.url === "/v1/models")
      return void outgoing.end('{"data":[{"id":"luli-small"},{"id":"luli-large"}]}');
    const body = (await readJson(incoming)) as Asked;
    asked.push(body);
    const given = answer(body);
    if ("status" in given)
      return void outgoing.writeHead(given.status).end(JSON.stringify(given.body));
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of given.chunks) outgoing.write(`data: ${JSON.stringify(chunk)}\n\n`);
    outgoing.end("data: [DONE]\n\n");
  };
  const server = http.createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model = createModel({
    config: { model: { baseUrl, apiKey: "sk-secret", name: "m", ...config } },
    log: createLog((line) => logged.push(line)),
    clock,
  });
  cleanups.push(
    () => model.close(),
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return { model, asked, logged };
}

/** Answers in the order given, the last one again and again. */
const inTurn = (answers: Answer[]) => () => (answers.length > 1 ? answers.shift()! : answers[0]!);
const say = (content: string) => [{ role: "user" as const, content }];
const words = (content: string, finish: string | null = "stop"): Answer => ({
  chunks: [
    { choices: [{ delta: { content } }] },
    { choices: [{ delta: {}, finish_reason: finish }] },
  ],
});
const refuse = (status: number, error: object): Answer => ({ status, body: { error } });
const TEN = { tokens: 10 };
const troubleOf = (work: Promise<unknown>): Promise<Trouble> =>
  work.then(
    () => expect.unreachable("it went well"),
    (error: unknown) => error as Trouble,
  );

describe("the limit on a reply's length", () => {
  test("is max_completion_tokens once max_tokens was refused, which is asked once", async () => {
    const { model, asked } = await endpoint(({ max_tokens }) =>
      max_tokens === undefined
        ? words("Woof!")
        : refuse(400, {
            message:
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            type: "invalid_request_error",
            param: "max_tokens",
            code: "unsupported_parameter",
          }),
    );
    const all = await Promise.all([1, 2, 3].map(() => model.complete(say("hi"), TEN)));
    expect(all.map(({ text }) => text)).toEqual(["Woof!", "Woof!", "Woof!"]);
    await model.complete(say("hi"), TEN);
    expect(asked).toHaveLength(7);
    expect(asked.at(-1)).toMatchObject({ max_completion_tokens: 10 });
  });

  test("is left out where both are refused", async () => {
    const { model, asked } = await endpoint((body) => {
      const known = Object.keys(body).find((key) => key.startsWith("max_"));
      return known
        ? refuse(422, { message: `${known}: extra inputs are not permitted` })
        : words("Woof!");
    });
    expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
    expect(asked).toHaveLength(3);
  });

  test("grows for a model that thinks, from its first thought on", async () => {
    const { model, asked } = await endpoint(({ max_tokens }) =>
      (max_tokens as number) < 1000
        ? { chunks: [{ choices: [{ delta: { reasoning: "Hm" }, finish_reason: "length" }] }] }
        : words("<think>Hm</think>Woof!"),
    );
    expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!" });
    await model.complete(say("hi"), TEN);
    expect(asked.map(({ max_tokens }) => max_tokens)).toEqual([10, 3610, 3610]);
  });

  test("grows no more where there is no room, and the reply fails", async () => {
    const { model, asked } = await endpoint(({ max_tokens }) =>
      (max_tokens as number) < 1000
        ? { chunks: [{ choices: [{ delta: {}, finish_reason: "length" }] }] }
        : refuse(400, { message: "This model's maximum context length is 2048 tokens" }),
    );
    const trouble = await troubleOf(model.complete(say("hi"), TEN));
    expect(trouble).toMatchObject({
      kind: "down",
      message: expect.stringContaining("thought") as string,
    });
    expect(asked).toHaveLength(3);
  });
});

describe("structured output", () => {
  const json = { name: "facts", schema: { type: "object" } };

  test.each([
    ["as a schema", [], 1, "json_schema"],
    ["as an object, where schemas are unknown", ["json_schema"], 2, "json_object"],
    ["in words alone, where neither is", ["json_schema", "json_object"], 3, undefined],
  ])("is asked for %s", async (_, refused, count, type) => {
    const { model, asked } = await endpoint(({ response_format }) => {
      const shape = (response_format as { type: string } | undefined)?.type;
      return shape && refused.includes(shape)
        ? refuse(400, { message: `This response_format type is unavailable now` })
        : words('Here you are:\n```json\n{"a": [1]}\n```');
    });
    const { json: found } = await model.complete(say("what?"), { ...TEN, json });
    expect(found).toEqual({ a: [1] });
    expect(asked).toHaveLength(count);
    expect((asked.at(-1)!.response_format as { type: string } | undefined)?.type).toBe(type);
    expect(asked.at(-1)!.messages[0]!.content).toContain('{"type":"object"}');
  });

  test("that is none is told as none", async () => {
    const { model } = await endpoint(() => words("I'd rather {not"));
    expect((await model.complete(say("what?"), { ...TEN, json })).json).toBeUndefined();
  });
});

test("an answer in parts or in the field for refusals is heard, thoughts are not", async () => {
  const chunks = [
    {
      choices: [
        { delta: { content: [{ type: "thinking", thinking: [{ type: "text", text: "hm" }] }] } },
      ],
    },
    { choices: [{ delta: { content: [{ type: "text", text: "Wo" }] } }] },
    { choices: [{ delta: { content: "of", reasoning_content: "hm" } }] },
    { choices: [{ delta: { refusal: "! I cannot." }, finish_reason: "content_filter" }] },
  ];
  const { model } = await endpoint(() => ({ chunks }));
  expect(await model.complete(say("hi"), TEN)).toEqual({
    text: "Woof! I cannot.",
    finish: "content_filter",
  });
});

test.each([
  [401, { message: "Incorrect API key provided: sk-secret" }, "key"],
  [403, { message: "Forbidden" }, "key"],
  [402, { message: "Insufficient Balance" }, "account"],
  [429, { message: "You exceeded your current quota", code: "insufficient_quota" }, "account"],
  [429, { message: "Slow down", code: "rate_limit_exceeded" }, "busy"],
  [429, { message: "You exceeded your current quota. Please retry in 7s." }, "busy"],
  [404, { message: "The model `m` does not exist" }, "name"],
  [400, { message: "m is not a valid model ID", code: 400 }, "name"],
  [400, { message: "Bad roles" }, "request"],
  [500, { message: "Oops" }, "down"],
])("a refusal with %i and %o is trouble with the %s", async (status, error, kind) => {
  const { model, logged } = await endpoint(() => refuse(status, error));
  const trouble = await troubleOf(model.complete(say("hello there"), TEN));
  expect(trouble).toMatchObject({ kind, status });
  expect(logged.join()).not.toContain("sk-secret");
  expect(logged).toHaveLength(1);
});

test("a provider that will not have what was said refuses nobody's key", async () => {
  const { model } = await endpoint(() =>
    refuse(400, { message: "filtered", code: "content_filter" }),
  );
  expect(await model.complete(say("hi"), TEN)).toEqual({ text: "", finish: "content_filter" });
});

test("the log has the provider's code and words, and never what somebody said", async () => {
  const said = "my secret is that I love the neighbour's cat";
  const { model, logged } = await endpoint(() =>
    refuse(400, { code: "bad", message: `Wrong: ${said}` }),
  );
  await troubleOf(model.complete(say(said), TEN));
  expect(logged.join()).toContain('"code":"bad"');
  expect(logged.join()).not.toContain("neighbour");
});

test("an address keeps its query, and headers and members of one's own go along", async () => {
  let seen: http.IncomingMessage | undefined;
  const server = http.createServer((incoming, outgoing) => {
    seen = incoming;
    outgoing.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { model, asked } = await endpoint(() => words("hi"), {
    extraBody: { reasoning_effort: "none" },
  });
  await model.complete(say("hi"), TEN);
  expect(asked[0]).toMatchObject({ reasoning_effort: "none" });
  const azure = await endpoint(() => words(""), {
    baseUrl: `http://127.0.0.1:${port}/openai/deployments/luli?api-version=2024-10-21`,
    apiKey: null,
    extraHeaders: { "api-key": "abc" },
  });
  await troubleOf(azure.model.complete(say("hi"), TEN));
  expect(seen!.url).toBe("/openai/deployments/luli/chat/completions?api-version=2024-10-21");
  expect(seen!.headers).toMatchObject({ "api-key": "abc" });
  expect(seen!.headers.authorization).toBeUndefined();
  server.close();
  server.closeAllConnections();
});

test("whoever gives up hears no more, and the endpoint is let go", async () => {
  const { model, asked } = await endpoint(() => ({ chunks: [] }));
  await expect(
    model.complete(say("hi"), { ...TEN, signal: AbortSignal.abort(new Error("enough")) }),
  ).rejects.toThrow("enough");
  expect(asked).toHaveLength(0);
});

describe("how the model is", () => {
  test("is unknown at first, then what a few real words say, asked for once", async () => {
    const { model, asked } = await endpoint(() => words("Woof!"));
    expect(model.condition()).toEqual({ state: "unknown", problem: null });
    const all = await Promise.all([model.check(), model.check(), model.check()]);
    expect(all.map(({ state }) => state)).toEqual(["well", "well", "well"]);
    expect(asked).toMatchObject([{ max_tokens: 16, stream: true }]);
    await model.check();
    expect(asked).toHaveLength(1);
  });

  test("is well for one that only thought, and the next reply has room", async () => {
    const { model, asked } = await endpoint(
      inTurn([
        { chunks: [{ choices: [{ delta: { reasoning: "Hm" }, finish_reason: "length" }] }] },
        words("Woof!"),
      ]),
    );
    expect(await model.check()).toMatchObject({ state: "well" });
    await model.complete(say("hi"), TEN);
    expect(asked[1]).toMatchObject({ max_tokens: 3610 });
  });

  test("follows the last reply, and a failure is looked at again after some seconds", async () => {
    let now = Date.now();
    const { model, asked } = await endpoint(
      inTurn([refuse(401, { message: "no" }), words("Woof!")]),
      {},
      () => new Date(now),
    );
    await troubleOf(model.complete(say("hi"), TEN));
    expect(model.condition()).toEqual({ state: "failing", problem: "It refuses our key." });
    expect(asked).toHaveLength(1);
    now += 11_000;
    expect(model.condition().state).toBe("failing");
    await expect.poll(() => model.condition().state).toBe("well");
    expect(asked).toHaveLength(2);
  });

  test("tells what there is instead of a model that there is not", async () => {
    const { model } = await endpoint(() =>
      refuse(404, { message: "The model `m` does not exist" }),
    );
    expect(await model.check()).toEqual({
      state: "failing",
      problem: "It has no model m. It offers luli-small, luli-large.",
    });
  });
});
