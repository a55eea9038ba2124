// A folder that can be taken in at a glance: at most twenty files, but for lists that only grow by their kind.
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const MOST = 20;
/** Migrations and decisions in their order, a language's words by feature. */
const LISTS = /^(?:db\/migrations|docs\/decisions|languages\/\w+\/web)$/;
const ROOMS =
  "{bench,db,docs,e2e,evaluation,languages,sandbox,scripts,server,shared,tools,web}/**/*.*";

test("no folder holds more than twenty files", () => {
  const files = globSync(ROOMS, { cwd: path.resolve(import.meta.dirname, "..") });
  const counts = Object.groupBy(files, (file) => path.dirname(file).replaceAll("\\", "/"));
  const full = Object.entries(counts).filter(
    ([folder, inside]) => inside!.length > MOST && !LISTS.test(folder),
  );
  expect(full.map(([folder, inside]) => `${folder}: ${inside!.length}`)).toEqual([]);
});
