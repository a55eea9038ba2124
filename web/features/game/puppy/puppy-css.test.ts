import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(resolve("web", path), "utf8");
const names = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name]) => name));

test("the puppy's stylesheet uses no fallback for a token of the page", () => {
  const css = read("features/game/puppy/puppy.css");
  const withFallback = names(css, /var\((--[\w-]+),/g);
  const tokens = names(read("ui/styles/tokens.css"), /^\s*(--[\w-]+):/gm);
  expect(withFallback).toContain("--rim");
  expect(tokens).toContain("--canvas");
  expect([...withFallback].filter((name) => tokens.has(name))).toEqual([]);
});
