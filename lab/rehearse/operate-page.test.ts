import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readOperatePage } from "./operate-page.ts";

/** Commands are collected from all of main.ts. */
const main = fs.readFileSync(path.join(import.meta.dirname, "main.ts"), "utf8");
const taken = [...main.matchAll(/page\.take\("([^"]+)"\)/g)].map(([, expected]) => expected!);
const commands = () => {
  const page = readOperatePage({});
  return taken.map(() => page.take(""));
};

test("the rehearsal takes every command of docs/operate.md, and none that is not there", () => {
  const left = commands();
  for (const expected of taken) {
    const at = left.findIndex((command) => command.includes(expected));
    expect(left[at], expected).toBeDefined();
    left.splice(at, 1);
  }
  expect(left).toEqual([]);
  const page = readOperatePage({});
  for (const _ of taken) page.take("");
  expect(() => page.end()).not.toThrow();
});

test("a command in another's place, one too many and one that was left are said", () => {
  const page = readOperatePage({ "npm ci": "npm i" });
  expect(() => page.take("npm run build")).toThrow("docs/operate.md has npm ci");
  expect(() => page.end()).toThrow("docs/operate.md has more: npm run build");
  expect(readOperatePage({ "npm ci": "npm i" }).take("npm ci")).toBe("npm i");
});
