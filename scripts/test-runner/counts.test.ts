// Counts passed and failed tests; a broken run never counts as passed.
import { expect, it } from "vitest";
import { closingLine, countPlaywright, countVitest, settle } from "./counts.ts";

const none = { passed: 0, failed: 0, skipped: 0 };

it("Vitest's pending and planned tests count as skipped", () => {
  const results = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(results)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

it("a journey that passes only sometimes counts as failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 1 };
  expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3, skipped: 1 });
});

it("results without counts are refused", () => {
  expect(() => countVitest({})).toThrow("no counts");
  expect(() => countPlaywright({ stats: {} })).toThrow("no counts");
});

it.each([
  ["ends well", { ...none, passed: 3 }, true, 0],
  ["names its failures", { ...none, passed: 3, failed: 2 }, false, 2],
  ["ends badly although every test passed", { ...none, passed: 3 }, false, 1],
  ["ends well without a test", none, true, 1],
  ["only skips", { ...none, skipped: 3 }, true, 1],
  ["leaves no results", null, true, 1],
  ["crashes", null, false, 1],
])("a step that %s is settled", (_, counts, isOk, failed) => {
  expect(settle(counts, isOk)).toEqual({ ...none, ...counts, failed });
});

it("the closing line adds everything up, and names skipped tests where there are some", () => {
  const all = [
    { ...none, passed: 2 },
    { ...none, passed: 1, failed: 4 },
  ];
  expect(closingLine(all)).toBe("3 passed, 4 failed");
  expect(closingLine([{ passed: 1, failed: 0, skipped: 2 }])).toBe("1 passed, 0 failed, 2 skipped");
});
