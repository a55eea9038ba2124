// A folder that can be taken in at a glance: at most twenty files, but for lists that only grow by their kind.
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOMS } from "./rooms.ts";

const MOST = 20;
/** Migrations and decisions, in their order. */
const LISTS = /^(?:db\/migrations|docs\/decisions)$/;
test("no folder holds more than twenty files", () => {
  const files = globSync(`{${ROOMS.join()}}/**/*.*`, {
    cwd: path.resolve(import.meta.dirname, ".."),
  });
  const counts = Object.groupBy(files, (file) => path.dirname(file).replaceAll("\\", "/"));
  const full = Object.entries(counts).filter(
    ([folder, inside]) => inside!.length > MOST && !LISTS.test(folder),
  );
  expect(full.map(([folder, inside]) => `${folder}: ${inside!.length}`)).toEqual([]);
});
