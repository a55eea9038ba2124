import fc from "fast-check";
import { expect, test } from "vitest";
import { HttpError } from "../../lib/http-error.ts";
import { describeFailure } from "./failure.ts";
import { newId } from "../../lib/new-id.ts";
import { splitBlocks, splitInline, splitParagraphs } from "./rich-text.ts";

const failure = (status: number, code = "x") =>
  describeFailure(new HttpError({ status, code, message: "x" }));

test("each failure says what the catalogue says", () => {
  expect(failure(429)).toEqual({
    title: "Rate limit exceeded",
    text: "Please slow down and try again in a moment.",
  });
  expect(failure(402)).toEqual({
    title: "AI usage limit reached",
    text: "Please upgrade your plan to continue chatting.",
  });
  expect(failure(401)).toEqual({ title: "Not authenticated", text: "Please sign in to chat" });
  expect(failure(200, "rate_limited")).toEqual(failure(429));
  expect(failure(200, "quota_exceeded")).toEqual(failure(402));
  const other = { title: "Chat error", text: "Failed to send message. Please try again." };
  for (const status of [0, 400, 409, 413, 422, 500, 502, 503])
    expect(failure(status)).toEqual(other);
  expect(describeFailure(new TypeError("x"))).toEqual(other);
  expect(describeFailure(null)).toEqual(other);
});

test("words between stars are actions", () => {
  expect(splitInline("*tilts head* Hi! *wags*")).toMatchObject([
    { kind: "action", text: "tilts head", at: 0 },
    { kind: "text", text: " Hi! ", at: 12 },
    { kind: "action", text: "wags", at: 17 },
  ]);
});

test.each([
  "2 * 3 * 4",
  "a * b",
  "**",
  "*open",
  "**open",
  "[a](javascript:b)",
  "*a\nb*",
  "* spaced *",
  "",
])("%j has no action", (text) => {
  expect(splitInline(text).every((part) => part.kind === "text")).toBe(true);
});

test("no character but the stars around words is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("*", " ", "a", "\n", "🐶") }), (text) => {
      const rebuilt = splitInline(text)
        .map((part) => {
          const stars = { action: "*", bold: "**" }[part.kind as string] ?? "";
          return stars + part.text + stars;
        })
        .join("");
      expect(rebuilt).toBe(text);
    }),
  );
});

test.each(["https://luli.test@evil.test/a", "[Luli](https://luli.test:x@evil.test/a)"])(
  "an address with a name before its host is text: %s",
  (text) => {
    expect(splitInline(text).filter(({ kind }) => kind === "link")).toEqual([]);
  },
);

test("bold, code and links are told apart; a link leads to the web only", () => {
  const text = "**Yes** `x*y*z` [a walk](https://luli.test/a) or https://luli.test/b.";
  expect(
    splitInline(text).map(({ kind, text: words, href }) =>
      kind === "link" ? { kind, text: words, href } : { kind, text: words },
    ),
  ).toEqual([
    { kind: "bold", text: "Yes" },
    { kind: "text", text: " " },
    { kind: "code", text: "x*y*z" },
    { kind: "text", text: " " },
    { kind: "link", text: "a walk", href: "https://luli.test/a" },
    { kind: "text", text: " or " },
    { kind: "link", text: "https://luli.test/b", href: "https://luli.test/b" },
    { kind: "text", text: "." },
  ]);
});

test("lists keep their numbers, code its lines, and headings are bold", () => {
  const text = "# Plan\nTwo things:\n\n2. eat\n\n3. *nap*\n- toys\nGo:\n```js\na\n  b\n```\nDone";
  expect(splitBlocks(text)).toMatchObject([
    { kind: "text", text: "**Plan**\nTwo things:" },
    {
      kind: "numbers",
      items: [
        { at: 0, number: 2, text: "eat" },
        { at: 1, number: 3, text: "*nap*" },
      ],
    },
    { kind: "bullets", items: [{ at: 0, text: "toys" }] },
    { kind: "text", text: "Go:" },
    { kind: "code", text: "a\n  b" },
    { kind: "text", text: "Done" },
  ]);
  expect(splitBlocks("one\n\ntwo\n")).toEqual([{ kind: "text", text: "one\n\ntwo\n", at: 0 }]);
});

test("paragraphs keep every sign and all empty lines below them", () => {
  const texts = (text: string) => splitParagraphs(text).map((paragraph) => paragraph.text);
  expect(texts("")).toEqual([""]);
  expect(texts("one\ntwo\n")).toEqual(["one\ntwo\n"]);
  expect(texts("\n\none\n\n\ntwo\nthree")).toEqual(["\n\n", "one\n\n\n", "two\nthree"]);
  expect(splitParagraphs("one\n\ntwo").map(({ at }) => at)).toEqual([0, 5]);
});

test("ids are random UUIDs", () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
