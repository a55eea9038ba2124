// The model learns what its endpoint takes.
import http from "node:http";
import { describe, expect, test } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import {
  refuse,
  say,
  startEndpoint,
  TEN,
  troubleOf,
  words,
} from "../testing/chat/scripted-endpoint.ts";

describe("the limit on a reply's length", () => {
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

test("a provider that will not have what was said refuses nobody's key, and no log tells of it", async () => {
  const message = "Request blocked: prompt injection patterns detected";
  const { model, logged } = await startEndpoint(() => refuse(403, { message, code: 403 }));
  expect(await model.complete(say("hi"), TEN)).toEqual({ text: "", finish: "content_filter" });
  expect(logged).toEqual([]);
});

test("the log has the provider's code and words, and never what somebody said", async () => {
  const said = "my secret is that I love the neighbour's cat";
  const { model, logged } = await startEndpoint(() =>
    refuse(400, { code: "bad", message: `Wrong: ${said}` }),
  );
  await troubleOf(model.complete(say(said), TEN));
  expect(logged.join()).toContain('"code":"bad"');
  expect(logged.join()).not.toContain("neighbour");
});

test("members of one's own go along", async () => {
  const extraBody = { reasoning_effort: "none" };
  const { model, asked } = await startEndpoint(() => words("hi"), { extraBody });
  await model.complete(say("hi"), TEN);
  expect(asked[0]).toMatchObject(extraBody);
});

test("a model's own refusal is heard", async () => {
  const refusal = { choices: [{ delta: { refusal: "I cannot." }, finish_reason: "stop" }] };
  const { model } = await startEndpoint(() => ({ chunks: [refusal] }));
  expect(await model.complete(say("hi"), TEN)).toEqual({ text: "I cannot.", finish: "stop" });
});

test("an error that comes with status 200 is trouble of its own kind", async () => {
  const { model } = await startEndpoint(() => refuse(200, { code: 429, message: "Slow down" }));
  expect((await troubleOf(model.complete(say("hi"), TEN))).kind).toBe("busy");
});

test("a proxy is taken on the way to an endpoint beyond this network", async () => {
  const passed: (string | undefined)[] = [];
  const proxy = http.createServer((incoming, outgoing) => {
    passed.push(incoming.url);
    outgoing.writeHead(502).end();
  });
  const port = await listen(proxy);
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
