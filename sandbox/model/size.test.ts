// The scripted Luli may get better, not bigger: a model understands, a script only grows.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FIXTURES = /^(?:families\/|scenarios\.ts|testing\.ts|.*\.(?:test|cases)\.ts$)/;

test("the stand-in has fewer than 1,700 lines beside the fixtures that play other models", () => {
  const names = fs
    .readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !FIXTURES.test(name.replaceAll(path.sep, "/")));
  const lines = names.map(
    (name) => fs.readFileSync(path.join(import.meta.dirname, name), "utf8").split("\n").length - 1,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(1_700);
});
