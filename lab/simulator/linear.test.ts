// The checker is itself checked: with histories that have an order, and with such as must be refused.
import { describe, expect, test } from "vitest";
import { findOrder, type Operation } from "./linear.ts";

type Register = Operation<number>;
const when = (start: number, end: number, isOptional = false) => ({ start, end, isOptional });
const write = (value: number, at: ReturnType<typeof when>): Register => ({
  name: `write ${value}`,
  ...at,
  apply: () => [value],
});
const read = (value: number, at: ReturnType<typeof when>): Register => ({
  name: `read ${value}`,
  ...at,
  apply: (state) => (state === value ? [state] : []),
});
const kindOf = (operations: Register[]) => findOrder(0, operations).kind;
const LOST = Number.POSITIVE_INFINITY;

describe("a register", () => {
  test("fits in the order of its answers where they follow each other", () => {
    const history = [read(0, when(0, 1)), write(7, when(2, 3)), read(7, when(4, 5))];
    expect(findOrder(0, history)).toEqual({
      kind: "fits",
      order: ["read 0", "write 7", "read 7"],
    });
  });

  test("reads either way while it is being written", () => {
    expect(kindOf([write(7, when(0, 10)), read(0, when(1, 2)), read(7, when(3, 4))])).toBe("fits");
  });

  test("never reads as before once the write was answered", () => {
    expect(kindOf([write(7, when(0, 1)), read(0, when(2, 3))])).toBe("violated");
  });

  test("never goes back from new to old while one write is running", () => {
    expect(kindOf([write(7, when(0, 10)), read(7, when(1, 2)), read(0, when(3, 4))])).toBe(
      "violated",
    );
  });

  test("shows two readers the same order", () => {
    const writes = [write(1, when(0, 10)), write(2, when(0, 10))];
    const one = [read(1, when(11, 12)), read(2, when(13, 14))];
    expect(kindOf([...writes, ...one])).toBe("violated");
  });

  test("a write without an answer may have happened late, or never", () => {
    const lost = write(7, when(0, LOST, true));
    expect(kindOf([lost, read(0, when(1, 2)), read(7, when(3, 4))])).toBe("fits");
    expect(kindOf([lost, read(0, when(1, 2)), read(0, when(3, 4))])).toBe("fits");
    expect(kindOf([lost, read(7, when(1, 2)), read(0, when(3, 4))])).toBe("violated");
  });

  test("changes only after it was asked for", () => {
    expect(kindOf([read(7, when(0, 1)), write(7, when(2, LOST, true))])).toBe("violated");
  });

  test("says how far one gets, and what fits nowhere", () => {
    expect(findOrder(0, [write(7, when(0, 1)), read(0, when(2, 3))])).toEqual({
      kind: "violated",
      order: ["write 7"],
      stuck: ["read 0"],
    });
  });
});

test("gives up aloud where there are too many orders", () => {
  const writes = Array.from({ length: 12 }, (_, n) => write(n, when(0, 100)));
  expect(findOrder(0, [...writes, read(99, when(101, 102))], 1_000).kind).toBe("undecided");
});

test("forty calls, three at a time, are decided at once", () => {
  const add: Register[] = Array.from({ length: 40 }, (_, n) => ({
    name: `add ${n}`,
    ...when(Math.floor(n / 3) * 10, Math.floor(n / 3) * 10 + 9),
    apply: (state) => [state + 1],
  }));
  const start = performance.now();
  expect(kindOf([...add, read(39, when(1_000, 1_001))])).toBe("violated");
  expect(kindOf([...add, read(40, when(1_000, 1_001))])).toBe("fits");
  expect(performance.now() - start).toBeLessThan(1_000);
});
