// Patterns of requests that a message holds no piece of are not tried: none of them would have matched.
import fs from "node:fs";
import { expect, test } from "vitest";
import { neededFor } from "../../platform/patterns/needed.ts";
import { REQUESTS, requestsIn } from "./hear-request.ts";

type Case = { turns: { user?: string }[] };

const said = fs
  .readFileSync("lab/evaluation/memory/cases.jsonl", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .flatMap((line) => (JSON.parse(line) as Case).turns.map(({ user }) => user ?? ""));

test("each has pieces", () => {
  expect(REQUESTS.filter((pattern) => neededFor(pattern) === null)).toEqual([]);
});

test("none is left out that matches, in what people say, small or in capitals", () => {
  expect(said.length).toBeGreaterThan(500);
  for (const text of said.flatMap((each) => [each, each.toUpperCase()])) {
    const tried = requestsIn(text);
    const leftOut = REQUESTS.filter((pattern) => !tried.has(pattern) && pattern.test(text));
    expect([text, leftOut]).toEqual([text, []]);
  }
});

test("most messages ask for nothing", () => {
  expect(said.filter((text) => requestsIn(text).size === 0).length / said.length).toBeGreaterThan(
    0.5,
  );
});
