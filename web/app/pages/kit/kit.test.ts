// The kit shows every component of web/ui: a new one must be added to it.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Parts of other components, and components that render nothing. */
const ELSEWHERE = ["late", "link", "sky", "toast-face", "toast-host"];

test("each component stands on it", () => {
  const ui = path.resolve(import.meta.dirname, "../../../ui");
  const kit = fs
    .globSync("kit-*.tsx", { cwd: import.meta.dirname })
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("");
  const missing = fs
    .globSync("**/*.tsx", { cwd: ui })
    .map((file) => path.basename(file, ".tsx"))
    .filter((name) => !name.includes(".test") && !kit.includes(`/${name}.tsx"`));
  expect(missing.filter((name) => !ELSEWHERE.includes(name))).toEqual([]);
});
