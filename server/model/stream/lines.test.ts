// The cutting of a model's bytes into events, however they are split.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ModelLines } from "./lines.ts";

const data = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}`;

function readAll(chunks: Buffer[]) {
  const lines = new ModelLines();
  let content = "";
  for (const read of [...chunks.map((chunk) => lines.read(chunk)), lines.end()]) {
    content += read.content;
    if (read.isDone || read.error) return { ...read, content };
  }
  return { isDone: false, error: null, content };
}

const read = (...texts: string[]) => readAll(texts.map((text) => Buffer.from(text)));

test.each([
  ["comments", `: hi\n\n${data("a")}\n\n:\n\n${data("b")}\n\n`],
  ["CRLF", `${data("a")}\r\n\r\n${data("b")}\r\n\r\n`],
  ["a byte order mark", `\ufeff${data("a")}\n\n${data("b")}\n\n`],
  ["CR", `${data("a")}\r\r${data("b")}\r\r`],
  ["other fields", `event: message\nid: 1\n${data("a")}\nretry: 5\n\n${data("b")}\n\n`],
  ["events without a blank line", `${data("a")}\n${data("b")}\n`],
  [
    "malformed lines",
    `data: {"choices":[\n\n${data("a")}\n\ndata: \n\ndata: 7\n\ndata: null\n\n${data("b")}\n\n`,
  ],
  [
    "lines without content",
    `data: {"choices":[{"delta":{"role":"assistant","content":""}}]}\n\n${data("a")}\n\ndata: {"choices":[]}\n\n${data("b")}\n\ndata: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`,
  ],
  ["a last line without its end", `${data("a")}\n\n${data("b")}`],
  ["no space after the colon", `${data("a").replace(": ", ":")}\n\n${data("b")}\n\n`],
])("%s leave only the content", (_, text) => {
  expect(read(text).content).toBe("ab");
});

test("a byte order mark and a CRLF may be cut in pieces", () => {
  const whole = Buffer.from(`\ufeff${data("a")}\r\n\r\n${data("b")}\r\n\r\n`);
  expect(readAll(Array.from(whole, (byte) => Buffer.of(byte))).content).toBe("ab");
});

test("however the bytes are cut, the same text comes out", () => {
  const event = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }).map((text) => ({ text, line: data(text) })),
    fc.constantFrom(": ping", "", "data: {broken", "event: x").map((line) => ({ text: "", line })),
  );
  const ending = fc.constantFrom("\n\n", "\r\n\r\n", "\n", "\r", "\r\r", "\r\n");
  fc.assert(
    fc.property(fc.array(event), ending, fc.array(fc.nat(200)), (events, end, sizes) => {
      const whole = Buffer.from(events.map(({ line }) => line + end).join(""));
      const chunks: Buffer[] = [];
      let at = 0;
      for (const size of sizes) chunks.push(whole.subarray(at, (at += size)));
      chunks.push(whole.subarray(at));
      expect(readAll(chunks).content).toBe(events.map(({ text }) => text).join(""));
    }),
  );
});

describe("the end", () => {
  test("[DONE] ends the stream and is withheld, with what comes after it", () => {
    expect(read(`${data("a")}\n\ndata: [DONE]\n\n${data("b")}\n\n`)).toMatchObject({
      isDone: true,
      content: "a",
    });
  });

  test("an error in the stream ends it, with its code", () => {
    const { error, content } = read(
      `${data("a")}\n\n`,
      'data: {"error":{"code":429,"message":"slow down"}}\n\n',
    );
    expect(content).toBe("a");
    expect(error).toEqual({ code: 429, message: "slow down" });
    expect(read('data: {"error":"broken"}\n\n').error).toEqual({ code: null, message: "broken" });
  });

  test.each([
    ["a field of its own", 'error: {"code":500,"message":"broken","type":"server_error"}\n\n', 500],
    ["an object of its own", 'data: {"object":"error","message":"broken","code":40303}\n\n', 40303],
    ["bare words", "error: broken\n\n", null],
  ])("an error may come in %s", (_, line, code) => {
    expect(read(`${data("a")}\n\n`, line)).toMatchObject({
      content: "a",
      error: { code, message: "broken" },
    });
  });

  test("a line that never ends is an error once it is longer than 256 KB, not before", () => {
    expect(read("data: ", "x".repeat(250 * 1024)).error).toBeNull();
    expect(read("data: ", ...Array<string>(257).fill("x".repeat(1024))).error).not.toBeNull();
  });
});
