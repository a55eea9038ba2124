import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseRunner } from "./postgres-user.ts";
import { run } from "./processes.ts";

let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-runner-"))));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const FOR_ROOT: [string, () => Promise<void>][] = [
  [
    "root's Postgres may use programs in a folder that only root may enter",
    async () => {
      const program = path.join(dir, "program");
      fs.writeFileSync(program, "#!/bin/sh\nid -un\n", { mode: 0o755 });
      const { prefix } = await chooseRunner([dir, program]);
      const [command, ...args] = prefix;
      expect(fs.statSync(dir).mode & 0o777).toBe(0o700);
      expect((await run(command!, [...args, program])).output).toBe("postgres\n");
      // access(2), as initdb asks it, forgets capabilities unless told not to.
      expect((await run(command!, [...args, "test", "-x", program])).code).toBe(0);
    },
  ],
  [
    "root needs no special rights where every folder is open",
    async () => {
      fs.chmodSync(dir, 0o755);
      expect(await chooseRunner([dir])).toMatchObject({ prefix: [] });
    },
  ],
];
const FOR_OTHERS: typeof FOR_ROOT = [
  [
    "a plain user runs Postgres as itself",
    async () => {
      expect(await chooseRunner([dir])).toEqual({ prefix: [] });
    },
  ],
];

test.each(process.getuid?.() === 0 ? FOR_ROOT : FOR_OTHERS)("%s", async (_name, check) => {
  await expect(check()).resolves.toBeUndefined();
});
