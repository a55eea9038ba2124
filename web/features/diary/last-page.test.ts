import { expect, test } from "vitest";
import { lastPage } from "./last-page.ts";

const page = (words: string) => [{ day: "2026-11-20", words }];

test("the newest page's first sentence stands beside the greeting, if it is short enough", () => {
  expect(lastPage(page("We talked about Anna. It rained."))).toBe("We talked about Anna.");
  expect(lastPage(page("アンナの話をした。雨だった。"))).toBe("アンナの話をした。");
  expect(lastPage(page("a".repeat(121)))).toBeUndefined();
  expect(lastPage([])).toBeUndefined();
  expect(lastPage(undefined)).toBeUndefined();
});
