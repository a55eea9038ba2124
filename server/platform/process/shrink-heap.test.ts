import v8 from "node:v8";
import { expect, test } from "vitest";
import { shrinkHeap } from "./shrink-heap.ts";

const youngMb = () =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")!.space_size /
  1e6;

test("shrinking returns a large young generation to its size", () => {
  const kept = Array.from({ length: 400_000 }, (_, at) => ({ at, words: [at, `${at}`] }));
  const before = youngMb();
  expect(before).toBeGreaterThan(4);
  shrinkHeap();
  expect(youngMb()).toBeLessThan(before / 2);
  expect(kept).toHaveLength(400_000);
});
