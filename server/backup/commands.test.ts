// Runs the commands of docs/backup.md, as they stand there, while people chat.
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatPage } from "../../shared/contracts/chat.ts";
import {
  type RunningLuli,
  passwordOf,
  signInTo,
  startLuli,
} from "../testing/processes/start-luli.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEMO = "demo@luli.test";

let dir: string;
const running: RunningLuli[] = [];
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-commands-"))));
afterEach(async () => {
  for (const luli of running.splice(0)) {
    luli.child.kill("SIGTERM");
    await luli.exited;
  }
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const start = async (dataDir: string) => {
  const luli = await startLuli({ DATA_DIR: path.join(dir, dataDir) });
  running.push(luli);
  return luli;
};

/** The file and the folder get names of their own. */
const commands = [
  ...fs.readFileSync(path.join(ROOT, "docs/backup.md"), "utf8").matchAll(/^```sh\n(.*?)^```/gms),
]
  .flatMap(([, block]) => block!.trim().split("\n"))
  .filter((line) => line.includes("npm run "));

async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const here = command
    .replace("luli.backup.gz", path.join(dir, "luli.backup.gz"))
    .replace("DATA_DIR=restored", `DATA_DIR=${path.join(dir, "restored")}`);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const options = {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  };
  const { stdout, stderr } = await promisify(execFile)("/bin/sh", ["-c", here], options);
  return stdout + stderr;
}

async function chat(luli: RunningLuli, headers: Record<string, string>, message: string) {
  const body = JSON.stringify({ messages: [{ role: "user", content: message }] });
  await (await fetch(`${luli.url}/functions/v1/chat`, { method: "POST", headers, body })).text();
}

async function listChats(luli: RunningLuli, headers: Record<string, string>) {
  const page = (await (await fetch(`${luli.url}/api/chats`, { headers })).json()) as ChatPage;
  return page.chats.filter(({ status }) => status === "done");
}

test("a backup during a chat restores to a Luli where the same people sign in and chat on", async () => {
  const [backup, restore] = commands as [string, string];
  const luli = await start("old");
  const headers = await signInTo(luli, DEMO);
  await chat(luli, headers, "Hello before it");
  const [before] = await listChats(luli, headers);
  let isOver = false;
  const chatting = (async () => {
    for (let n = 0; !isOver; n++) await chat(luli, headers, `Hello for the ${n}. time`);
  })();
  expect(await run(backup, { DATA_DIR: path.join(dir, "old") })).toMatch(
    /of the running Luli in .*\n\d+ rows are in .*luli\.backup\.gz/,
  );
  isOver = true;
  await chatting;
  expect(await run(restore)).toMatch(/\d+ rows of .* are back: start Luli\./);
  const again = await start("restored");
  expect(passwordOf(again, DEMO)).toBe(passwordOf(luli, DEMO));
  const after = await signInTo(again, DEMO);
  expect(await listChats(again, after)).toContainEqual(before);
  await chat(again, after, "Hello after it");
  expect((await listChats(again, after))[0]!.message).toBe("Hello after it");
  await expect(run(restore)).rejects.toThrow(/in use by another Luli \(process \d+\)/);
});
