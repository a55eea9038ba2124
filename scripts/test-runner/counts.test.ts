// Counts passed and failed tests; a broken run never counts as passed.
import { describe, expect, it } from "vitest";
import { closingLine, countPlaywright, countVitest, settle } from "./counts.ts";

const none = { passed: 0, failed: 0, skipped: 0 };

describe("reading results", () => {
  it("adds Vitest's pending and planned tests to the skipped ones", () => {
    const results = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    };
    expect(countVitest(results)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("takes a journey that passes only sometimes for a failure", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3, skipped: 1 });
  });

  it("refuses results without counts", () => {
    expect(() => countVitest({})).toThrow("no counts");
    expect(() => countPlaywright({ stats: {} })).toThrow("no counts");
  });
});

describe("settle", () => {
  it("leaves a good run alone", () => {
    expect(settle({ ...none, passed: 3 }, true)).toEqual({ ...none, passed: 3 });
  });

  it("counts no failure twice", () => {
    expect(settle({ ...none, passed: 3, failed: 2 }, false)).toEqual({
      ...none,
      passed: 3,
      failed: 2,
    });
  });

  it.each([
    ["ends badly although every test passed", { ...none, passed: 3 }, false],
    ["ends well without a test", none, true],
    ["only skips", { ...none, skipped: 3 }, true],
    ["leaves no results", null, true],
    ["crashes", null, false],
  ])("is a failure when a step %s", (_, counts, isOk) => {
    expect(settle(counts, isOk).failed).toBe(1);
  });
});

describe("closingLine", () => {
  it("adds everything up", () => {
    const all = [
      { ...none, passed: 2 },
      { ...none, passed: 1, failed: 4 },
    ];
    expect(closingLine(all)).toBe("3 passed, 4 failed");
  });

  it("names skipped tests where there are some", () => {
    expect(closingLine([{ passed: 1, failed: 0, skipped: 2 }])).toBe(
      "1 passed, 0 failed, 2 skipped",
    );
  });
});
