// A bug that no longer fits its file would be planted nowhere, and found never.
import fs from "node:fs";
import { expect, it } from "vitest";
import { BUGS } from "./bugs.ts";

it.each(BUGS)("the place of the bug '$name' stands in its file once", ({ file, find }) => {
  const source = fs.readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  expect(source.split(find)).toHaveLength(2);
});
