// Where it is made, where not, and that nothing of it stays.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openScratch } from "./scratch.ts";

const MB = 1024 ** 2;
/** Above what any system gives to a process. */
const NOBODY = 2 ** 30;

let memory: string;
beforeEach(() => {
  memory = fs.mkdtempSync(path.join(os.tmpdir(), "luli-memory-"));
});
afterEach(() => fs.rmSync(memory, { recursive: true, force: true }));

it("scratch is a folder that others may pass, and is deleted with its content", () => {
  const scratch = openScratch(memory, 4 * MB, MB)!;
  expect(path.dirname(scratch.dir)).toBe(memory);
  expect(fs.statSync(scratch.dir).mode & 0o777).toBe(0o711);
  fs.writeFileSync(path.join(scratch.dir, "rows"), "rows");
  scratch.end();
  expect(fs.readdirSync(memory)).toEqual([]);
});

it("scratch is off on a small machine, and without such a folder", () => {
  expect(openScratch(memory, MB, MB)).toBeNull();
  expect(openScratch(path.join(memory, "none"), 4 * MB, MB)).toBeNull();
  expect(fs.readdirSync(memory)).toEqual([]);
});

it.each(["ENOTEMPTY", "EACCES"])("is left to the next run, or to whose it is: %s", (code) => {
  const scratch = openScratch(memory, 4 * MB, MB)!;
  vi.spyOn(fs, "rmSync").mockImplementation(() => {
    throw Object.assign(new Error("not now"), { code });
  });
  scratch.end();
  vi.restoreAllMocks();
  fs.renameSync(scratch.dir, path.join(memory, `luli-tests-${NOBODY}-a`));
  openScratch(memory, 4 * MB, MB)!.end();
  expect(fs.readdirSync(memory)).toEqual([]);
});

it("takes away what tests left that were killed, and nothing of those that run", () => {
  const [left, running] = [`luli-tests-${NOBODY}-a`, `luli-tests-${process.ppid}-a`];
  for (const name of [left, running, "of-somebody-else"]) fs.mkdirSync(path.join(memory, name));
  const { dir } = openScratch(memory, 4 * MB, MB)!;
  expect(fs.readdirSync(memory).toSorted()).toEqual(
    ["of-somebody-else", path.basename(dir), running].toSorted(),
  );
});
