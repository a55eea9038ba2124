import { expect, test } from "vitest";
import { boundYoung, shrinkHeap, youngMb } from "./shrink-heap.ts";

/** Makes the young generation grow, if it may. */
function fill(): unknown[] {
  return Array.from({ length: 60_000 }, (_, at) => ({ at, words: [at, `${at}`] }));
}

test("the young generation shrinks once, and does not grow large again", () => {
  let kept: unknown[] = [];
  for (let n = 0; n < 4; n += 1) kept = [kept, fill()];
  const before = youngMb();
  expect(before).toBeGreaterThan(4);
  shrinkHeap();
  expect(youngMb()).toBeLessThan(before / 2);
  for (let n = 0; n < 12; n += 1) {
    boundYoung();
    kept = [kept, fill()];
  }
  expect(youngMb()).toBeLessThan(before);
  expect(youngMb()).toBeLessThan(40);
});
