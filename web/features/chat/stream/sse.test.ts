import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { collect } from "../../../testing/fake-reply.ts";
import { createSseParser, readSse } from "./sse.ts";

const encoder = new TextEncoder();

const parse = (chunks: Uint8Array[]): string[] => {
  const parser = createSseParser();
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()];
};

const parseText = (text: string) => parse([encoder.encode(text)]);

const bytewise = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte));

test("a data line hands out its payload, without the one space after the colon", () => {
  expect(parseText("data: a\ndata:b\ndata:  c\n")).toEqual(["a", "b", " c"]);
});

test("several lines in one chunk come in their order", () => {
  expect(parseText("data: 1\n\ndata: 2\n\ndata: [DONE]\n\n")).toEqual(["1", "2", "[DONE]"]);
});

test("comments, blank lines and other fields are skipped", () => {
  expect(parseText(": heartbeat\n\nevent: ping\nid: 7\nretry: 10\n data: x\ndata: y\n:\n")).toEqual(
    ["y"],
  );
});

test("a last line without a line break counts when the stream ends", () => {
  const parser = createSseParser();
  expect(parser.push(encoder.encode("data: [DONE]"))).toEqual([]);
  expect(parser.end()).toEqual(["[DONE]"]);
  expect(parser.end()).toEqual([]);
});

test("LF, CRLF and CR end lines alike", () => {
  expect(parseText("data: 1\r\ndata: 2\rdata: 3\n\r\ndata: 4\r")).toEqual(["1", "2", "3", "4"]);
});

test("a line is told with its last byte, also by the first half of a CRLF", () => {
  const parser = createSseParser();
  expect(parser.push(encoder.encode("data: 1\r"))).toEqual(["1"]);
  expect(parser.push(encoder.encode("\ndata: 2"))).toEqual([]);
  expect(parser.push(encoder.encode("\r"))).toEqual(["2"]);
});

test("a byte order mark before the first line is no part of it", () => {
  expect(
    parse([Uint8Array.of(0xef, 0xbb), Uint8Array.of(0xbf), encoder.encode("data: 1\n")]),
  ).toEqual(["1"]);
});

test("however a stream is cut, it says the same", () => {
  const line = fc.oneof(
    fc
      .string({ unit: "grapheme" })
      .map((text) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}`),
    fc.constantFrom("", ": heartbeat", "data: [DONE]", "data:", "event: x", "data: {broken", "🐶"),
  );
  const text = fc
    .array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "\r")))
    .map((lines) => lines.map(([content, end]) => content + end).join(""));
  fc.assert(
    fc.property(text, fc.array(fc.nat(12), { minLength: 1 }), (whole, sizes) => {
      const bytes = encoder.encode(whole);
      const expected = parse([bytes]);
      const chunks: Uint8Array[] = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        // Every second chunk has at least one byte, so that empty chunks occur and the loop ends.
        const size = Math.max(turn % 2, sizes[turn % sizes.length] ?? 1);
        chunks.push(bytes.slice(at, at + size));
        at += size;
      }
      expect(parse(chunks)).toEqual(expected);
      expect(parse(bytewise(bytes))).toEqual(expected);
    }),
  );
});

test("a stream is read to its end", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytewise(encoder.encode("data: wuff\n\ndata: 🦴")))
        controller.enqueue(byte);
      controller.close();
    },
  });
  expect(await collect(readSse(body))).toEqual(["wuff", "🦴"]);
  expect(body.locked).toBe(false);
});

test("a finished reader lets the stream end by itself", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode("data: 1\n"));
      controller.enqueue(encoder.encode(": over\n"));
      controller.close();
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const payload of readSse(body)) {
    expect(payload).toBe("1");
    break;
  }
  await vi.waitFor(() => expect(body.locked).toBe(false));
  expect(isCancelled).toBe(false);
});

test("a stream that does not end when it should is given back", async () => {
  vi.useFakeTimers();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode("data: 1\ndata: 2\n")),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const payload of readSse(body)) {
    expect(payload).toBe("1");
    break;
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(isCancelled).toBe(true);
  vi.useRealTimers();
});

test("a stream that breaks throws", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new TypeError("network lost")),
  });
  await expect(collect(readSse(body))).rejects.toThrow("network lost");
});
