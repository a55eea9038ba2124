import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isLocked, takeLock } from "./lock.ts";

const CONTENDER = fileURLToPath(
  new URL("../testing/processes/contend-for-lock.ts", import.meta.url),
);
/** A thousand by hand: `LOCK_ROUNDS=1000 npx vitest run server/embedded-postgres/lock.test.ts`. */
const ROUNDS = Number(process.env.LOCK_ROUNDS ?? 10);

let dir: string;
const contenders = new Set<ChildProcess>();
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-lock-"))));
afterEach(() => {
  for (const each of contenders) each.kill("SIGKILL");
  fs.rmSync(dir, { recursive: true, force: true });
});

async function startContender(): Promise<ChildProcess> {
  const child = fork(CONTENDER, [dir], { execArgv: [] });
  contenders.add(child);
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  contenders.delete(child);
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Each process answers an attempt at the same moment: "won", or the reason why not. */
function raceOnce(): Promise<{ child: ChildProcess; answer: string }[]> {
  const moment = Date.now() + 10;
  return Promise.all(
    [...contenders].map(async (child) => {
      const answered = once(child, "message");
      child.send(moment);
      const [answer] = (await answered) as [string];
      return { child, answer };
    }),
  );
}

test(
  `of four processes at the lock of a killed one exactly one wins, ${ROUNDS} times over`,
  { timeout: 60_000 + ROUNDS * 1_000 },
  async () => {
    await Promise.all(Array.from({ length: 4 }, startContender));
    const winners: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const won = (await raceOnce()).filter(({ answer }) => answer === "won");
      winners.push(won.length);
      await Promise.all(won.map(({ child }) => kill(child)));
      await Promise.all(won.map(startContender));
    }
    expect(winners.filter((count) => count !== 1)).toEqual([]);
  },
);

test("the lock's error names the process that holds it, and none after its release", () => {
  expect(isLocked(dir)).toBe(false);
  const unlock = takeLock(dir);
  expect(isLocked(dir)).toBe(true);
  expect(() => takeLock(dir)).toThrow(`in use by another Luli (process ${process.pid}).`);
  unlock();
  expect(isLocked(dir)).toBe(false);
  takeLock(dir)();
});

test("a lock works in a deeply nested directory", () => {
  const deep = path.join(dir, ...Array.from({ length: 20 }, () => "a-folder-in-a-folder"));
  fs.mkdirSync(deep, { recursive: true });
  const unlock = takeLock(deep);
  expect(() => takeLock(deep)).toThrow(`process ${process.pid}`);
  unlock();
});
