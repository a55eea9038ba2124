// Reads every scenario raw from the wire and checks what a test that picks it can rely on.
import http from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HALF_REPLY, HUGE_LENGTH, SCENARIO_REPLY, SCENARIOS, SLOW_MS } from "./scenarios.ts";
import { type ModelSandbox, startModelSandbox } from "./start.ts";
import { ask, chunksOf, dataLines, isJson, type ModelList, readable, textOf } from "./testing.ts";

let model: ModelSandbox;
beforeAll(async () => (model = await startModelSandbox({ pace: "instant" })));
afterAll(() => model.stop());

type Raw = { pieces: Buffer[]; text: string; isCut: boolean };

/** Reads the pieces as the wire delivers them; a socket that breaks is an outcome, not an error. */
function raw(name: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${model.url}/chat/completions`,
      { method: "POST", headers: { authorization: "Bearer test" } },
      (response) => {
        const pieces: Buffer[] = [];
        const done = (isCut: boolean) =>
          resolve({ pieces, text: Buffer.concat(pieces).toString("utf8"), isCut });
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () => done(false));
        response.on("error", () => done(true));
      },
    );
    request.on("error", reject);
    request.end(
      JSON.stringify({
        model: `scenario:${name}`,
        stream: true,
        messages: [{ role: "user", content: "hello" }],
      }),
    );
  });
}

const replyOf = (text: string) => textOf(chunksOf(text));

test.each(["plain", "bytes", "crlf", "comments", "split-utf8", "many-lines"])(
  "%s delivers the whole reply and [DONE]",
  async (name) => {
    const { text } = await raw(name);
    expect(replyOf(text)).toBe(SCENARIO_REPLY);
    expect(dataLines(text).at(-1)).toBe("[DONE]");
  },
);

test("slow sends nothing for three seconds, then the reply", async () => {
  const started = performance.now();
  const answer = await ask(model.url, "scenario:slow");
  expect(performance.now() - started).toBeLessThan(SLOW_MS - 1000);
  const text = await answer.text();
  expect(performance.now() - started).toBeGreaterThanOrEqual(SLOW_MS - 50);
  expect(replyOf(text)).toBe(SCENARIO_REPLY);
});

test("bytes come one by one", async () => {
  const { pieces } = await raw("bytes");
  expect(pieces.every((piece) => piece.length === 1)).toBe(true);
});

test("crlf ends lines with both characters, and cuts between them", async () => {
  const { pieces, text } = await raw("crlf");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(pieces.some((piece) => piece.at(-1) === 0x0d)).toBe(true);
  expect(pieces.some((piece) => piece[0] === 0x0a)).toBe(true);
});

test("comments put comment lines and blank lines between", async () => {
  const { text } = await raw("comments");
  expect(text.match(/^:/gm)?.length).toBeGreaterThan(8);
  expect(text).toContain("\n\n\n");
});

test("split-utf8 cuts characters between writes", async () => {
  const { pieces } = await raw("split-utf8");
  const isBroken = (piece: Buffer) => piece.toString("utf8").includes("\ufffd");
  expect(pieces.filter(isBroken).length).toBeGreaterThan(6);
});

test("many-lines sends all its lines in one write", async () => {
  expect((await raw("many-lines")).pieces).toHaveLength(1);
});

test("no-done ends cleanly without [DONE]", async () => {
  const { text, isCut } = await raw("no-done");
  expect(isCut).toBe(false);
  expect(text).not.toContain("[DONE]");
  expect(replyOf(text)).toBe(SCENARIO_REPLY);
});

test("malformed has one line that is no JSON among good ones", async () => {
  const lines = dataLines((await raw("malformed")).text);
  expect(lines.filter((line) => line !== "[DONE]" && !isJson(line))).toHaveLength(1);
  expect(textOf(readable(lines))).toBe(SCENARIO_REPLY);
});

test.each([
  ["429", "rate_limit_exceeded"],
  ["401", "invalid_api_key"],
  ["402", "insufficient_quota"],
  ["500", null],
])("%s is that status in OpenAI's error shape", async (name, code) => {
  const answer = await ask(model.url, `scenario:${name}`);
  expect(answer.status).toBe(Number(name));
  expect(await answer.json()).toHaveProperty("error.code", code);
  expect(answer.headers.get("retry-after")).toBe(name === "429" ? "7" : null);
});

test("'nothing' answers 200 with an empty body", async () => {
  const answer = await ask(model.url, "scenario:nothing");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("");
});

test("hang answers its headers and not a byte; silent not even headers", async () => {
  const leave = new AbortController();
  const hanging = await ask(model.url, "scenario:hang", "hello", { signal: leave.signal });
  expect(hanging.status).toBe(200);
  let hasAnswered = false;
  const silent = ask(model.url, "scenario:silent", "hello", { signal: leave.signal }).then(
    () => (hasAnswered = true),
    () => null,
  );
  await vi.waitFor(() => expect(model.stats("scenario:silent").open).toBe(1));
  // Another exchange fits whole into their silence.
  await (await ask(model.url, "scenario:plain")).text();
  expect(hasAnswered).toBe(false);
  const bytes = hanging.body!.getReader().read();
  leave.abort();
  await expect(bytes).rejects.toThrow("aborted");
  await silent;
  await vi.waitFor(() =>
    expect(model.stats("scenario:silent")).toMatchObject({ aborted: 1, open: 0 }),
  );
});

test("dies delivers half of the reply, then cuts the line, and counts as nobody's leaving", async () => {
  const { text, isCut } = await raw("dies");
  expect(isCut).toBe(true);
  expect(replyOf(text)).toBe(HALF_REPLY);
  await vi.waitFor(() =>
    expect(model.stats("scenario:dies")).toMatchObject({ aborted: 0, open: 0 }),
  );
});

test("partial-line ends cleanly in the middle of a line", async () => {
  const { text, isCut } = await raw("partial-line");
  expect(isCut).toBe(false);
  expect(text.endsWith("\n")).toBe(false);
  const lines = dataLines(text);
  expect(isJson(lines.at(-1) ?? "")).toBe(false);
  expect(textOf(readable(lines.slice(0, -1)))).toBe(HALF_REPLY);
});

test("long goes on until its reader leaves, and then really stops", async () => {
  const leave = new AbortController();
  const answer = await ask(model.url, "scenario:long", "hello", { signal: leave.signal });
  const reader = answer.body!.getReader();
  for (let read = 0; read < 20; read += 1) expect((await reader.read()).done).toBe(false);
  leave.abort();
  await vi.waitFor(() =>
    expect(model.stats("scenario:long")).toEqual({ requests: 1, aborted: 1, open: 0 }),
  );
});

test("huge is one delta of a megabyte", async () => {
  const chunks = chunksOf((await raw("huge")).text);
  expect(
    chunks
      .map((chunk) => chunk.choices[0]?.delta.content?.length ?? 0)
      .filter((length) => length > 0),
  ).toEqual([HUGE_LENGTH]);
});

test("flaky fails once for each last message, then answers", async () => {
  for (const message of ["one", "two"]) {
    expect((await ask(model.url, "scenario:flaky", message)).status).toBe(500);
    const second = await ask(model.url, "scenario:flaky", message);
    expect(replyOf(await second.text())).toBe(SCENARIO_REPLY);
  }
});

test("every scenario is counted under its own name", async () => {
  const answer = await fetch(`${model.url}/models`, { headers: { authorization: "Bearer test" } });
  const { data } = (await answer.json()) as ModelList;
  const listed = data.map(({ id }) => id).filter((id) => id.startsWith("scenario:"));
  expect(listed).toEqual(Object.keys(SCENARIOS).map((name) => `scenario:${name}`));
  expect(model.stats("scenario:plain").requests).toBeGreaterThan(0);
});
