// What Luli does not do in a language is said in its folder, and no more than that is missing.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Missing } from "./missing.ts";
import type { ServerTexts } from "./server.ts";

const SAFETY = path.join(import.meta.dirname, "../server/safety/languages");
/** Names in a language without spaces are heard by code of its own. */
const HEARD_OTHERWISE = ["ja"];

const told = import.meta.glob<readonly Missing[]>("./*/about.ts", {
  eager: true,
  import: "missing",
});
const texts = import.meta.glob<ServerTexts>("./*/server.ts", { eager: true, import: "texts" });

test.each(Object.entries(told))("%s says what is missing: %j", (file, missing) => {
  const id = file.split("/")[1]!;
  const has: Record<Missing, boolean> = {
    "vetted words": fs.existsSync(path.join(SAFETY, id, "words.ts")),
    "memory words": texts[`./${id}/server.ts`]!.memoryWords !== undefined,
    "name words":
      HEARD_OTHERWISE.includes(id) || texts[`./${id}/server.ts`]!.nameWords !== undefined,
  };
  const found = (Object.keys(has) as Missing[]).filter((part) => !has[part]);
  expect(missing.toSorted()).toEqual(found.toSorted());
});
