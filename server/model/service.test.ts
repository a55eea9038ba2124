// The model learns what its endpoint takes.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import {
  refuse,
  say,
  startEndpoint,
  TEN,
  troubleOf,
  words,
} from "../testing/chat/scripted-endpoint.ts";

describe("the limit on a reply's length", () => {
  test("the limit becomes max_completion_tokens after one refusal of max_tokens", async () => {
    const { model, asked } = await startEndpoint(({ max_tokens }) =>
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

  test("the limit is left out if both names are refused", async () => {
    const { model, asked } = await startEndpoint((body) => {
      const known = Object.keys(body).find((key) => key.startsWith("max_"));
      return known
        ? refuse(422, { message: `${known}: extra inputs are not permitted` })
        : words("Woof!");
    });
    expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
    expect(asked).toHaveLength(3);
  });

  test("grows for a model that thinks, from its first thought on", async () => {
    const { model, asked } = await startEndpoint(({ max_tokens }) =>
      (max_tokens as number) < 1000
        ? { chunks: [{ choices: [{ delta: { reasoning: "Hm" }, finish_reason: "length" }] }] }
        : words("<think>Hm</think>Woof!"),
    );
    expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!" });
    await model.complete(say("hi"), TEN);
    expect(asked.map(({ max_tokens }) => max_tokens)).toEqual([10, 3610, 3610]);
  });

  test("the limit stays if the messages fill the context", async () => {
    const { model, asked } = await startEndpoint(({ messages }) =>
      messages.length > 1
        ? refuse(400, { message: "max_tokens must be at least 1, got -186." })
        : words("Woof!"),
    );
    const talk = ["one", "two", "three", "four", "five"].map((content, at) => ({
      role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content,
    }));
    expect(await model.complete(talk, TEN)).toMatchObject({ text: "Woof!" });
    expect(asked.at(-1)).toMatchObject({ max_tokens: 10, messages: [{ content: "five" }] });
    const { kind } = await troubleOf(model.complete([...say("six"), ...say("seven")], TEN));
    expect(kind).toBe("context");
  });

  test("the limit stays for a caller that can ask for less, and a refused prompt is not sent again", async () => {
    const { model, asked } = await startEndpoint(({ messages, max_tokens }) =>
      messages[0]!.content.length > 4
        ? refuse(400, { message: "the request exceeds the available context size (4 tokens)" })
        : words(max_tokens === 10 ? "<think>Hm</think>Woof!" : "Woof!"),
    );
    await model.complete(say("hi"), TEN);
    const canShrink = { ...TEN, canShrink: true };
    for (const content of ["hello", "hello", "hello again"]) {
      const { kind } = await troubleOf(model.complete(say(content), canShrink));
      expect(kind).toBe("context");
    }
    await model.complete(say("hey"), canShrink);
    expect(asked.map(({ max_tokens }) => max_tokens)).toEqual([10, 3610, 3610]);
    expect(model.condition().state).toBe("well");
  });

  test("grows no more where there is no room, and the reply fails", async () => {
    const { model, asked } = await startEndpoint(({ max_tokens }) =>
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

test("an endpoint that will not stream to us is asked for whole answers from then on", async () => {
  const { model, asked } = await startEndpoint(({ stream }) =>
    stream
      ? refuse(400, {
          message:
            "Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.",
          type: "invalid_request_error",
          param: "stream",
          code: "unsupported_value",
        })
      : {
          status: 200,
          body: { choices: [{ message: { content: "Woof!" }, finish_reason: "stop" }] },
        },
  );
  for (let n = 0; n < 2; n += 1)
    expect(await model.complete(say("hi"), TEN)).toEqual({ text: "Woof!", finish: "stop" });
  expect(asked.map(({ stream }) => stream)).toEqual([true, false, false]);
});

test("the usage is the endpoint's, else guessed by the length of the words; a refusal took nothing", async () => {
  const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
  const { model, used } = await startEndpoint(({ messages }) => {
    if (messages[0]!.content === "no") return refuse(401, { message: "no" });
    const told = { chunks: [{ choices: [{ delta: { content: "Woof!" } }], usage: null }] };
    return messages[0]!.content === "told"
      ? { chunks: [...told.chunks, { choices: [], usage }] }
      : told;
  });
  await model.complete(say("told"), { ...TEN, who: "ada" });
  await model.complete(say("eight by"), TEN);
  await troubleOf(model.complete(say("no"), TEN));
  expect(used).toEqual([
    { tokensIn: 12, tokensOut: 3, isGuessed: false, who: "ada" },
    { tokensIn: 2, tokensOut: 2, isGuessed: true, who: null },
  ]);
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
  const { model } = await startEndpoint(() => ({ chunks }));
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
  const { model, logged } = await startEndpoint(() => refuse(status, error));
  const trouble = await troubleOf(model.complete(say("hello there"), TEN));
  expect(trouble).toMatchObject({ kind, status });
  expect(logged.join()).not.toContain("sk-secret");
  expect(logged).toHaveLength(1);
});

test.each([
  [400, { message: "filtered", code: "content_filter" }],
  // OpenRouter's guardrails.
  [403, { message: "Request blocked: prompt injection patterns detected", code: 403 }],
])(
  "a provider that will not have what was said (%i) refuses nobody's key",
  async (status, error) => {
    const { model, logged } = await startEndpoint(() => refuse(status, error));
    expect(await model.complete(say("hi"), TEN)).toEqual({ text: "", finish: "content_filter" });
    expect(logged).toEqual([]);
  },
);

test("the log has the provider's code and words, and never what somebody said", async () => {
  const said = "my secret is that I love the neighbour's cat";
  const { model, logged } = await startEndpoint(() =>
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
  const { model, asked } = await startEndpoint(() => words("hi"), {
    extraBody: { reasoning_effort: "none" },
  });
  await model.complete(say("hi"), TEN);
  expect(asked[0]).toMatchObject({ reasoning_effort: "none" });
  const azure = await startEndpoint(() => words(""), {
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

test("a whole completion where a stream was asked for is heard as well", async () => {
  const { model } = await startEndpoint(() => ({
    status: 200,
    body: { choices: [{ message: { content: "Woof!" }, finish_reason: "length" }] },
  }));
  expect(await model.complete(say("hi"), TEN)).toEqual({ text: "Woof!", finish: "length" });
});

test("an error that comes with status 200 is trouble of its own kind", async () => {
  const { model } = await startEndpoint(() => refuse(200, { code: 429, message: "Slow down" }));
  expect((await troubleOf(model.complete(say("hi"), TEN))).kind).toBe("busy");
});

test.each([" ", "  \n", "\u00a0\u3000"])("a reply of %j alone says nothing", async (space) => {
  const { model } = await startEndpoint(() => words(space));
  expect(await troubleOf(model.complete(say("hi"), TEN))).toMatchObject({
    kind: "down",
    message: "The model said nothing.",
  });
});

test("a proxy is taken on the way to an endpoint beyond this network", async () => {
  const passed: (string | undefined)[] = [];
  const proxy = http.createServer((incoming, outgoing) => {
    passed.push(incoming.url);
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const { model } = await startEndpoint(() => words("hi"), {
    baseUrl: "http://model.example/v1",
    proxyEnv: { HTTP_PROXY: `http://127.0.0.1:${port}` },
  });
  expect((await troubleOf(model.complete(say("hi"), TEN))).status).toBe(502);
  expect(passed).toEqual(["http://model.example/v1/chat/completions"]);
  proxy.close();
  proxy.closeAllConnections();
});

test("a caller that gives up hears no more, and the endpoint is let go", async () => {
  const { model, asked } = await startEndpoint(() => ({ chunks: [] }));
  await expect(
    model.complete(say("hi"), { ...TEN, signal: AbortSignal.abort(new Error("enough")) }),
  ).rejects.toThrow("enough");
  expect(asked).toHaveLength(0);
});
