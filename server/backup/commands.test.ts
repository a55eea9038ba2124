// Runs the commands of docs/backup.md, as they stand there, while people chat.
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { ChatPage } from "../../shared/contracts/chat.ts";
import { luliFixture } from "../testing/processes/luli-fixture.ts";
import { type RunningLuli, passwordOf, signInTo } from "../testing/processes/start-luli.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEMO = "demo@luli.test";

const { dir, start } = luliFixture();

/** The commands as docs/backup.md has them. */
const commands = [
  ...fs.readFileSync(path.join(ROOT, "docs/backup.md"), "utf8").matchAll(/^```sh\n(.*?)^```/gms),
]
  .flatMap(([, block]) => block!.trim().split("\n"))
  .filter((line) => line.includes("npm run "));

async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const here = command
    .replace("luli.backup.gz", dir("luli.backup.gz"))
    .replace("DATA_DIR=restored", `DATA_DIR=${dir("restored")}`);
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

test("a backup is made while a person chats, and once it is restored they sign in and chat on", async () => {
  const [backup, restore] = commands as [string, string];
  const luli = await start({ DATA_DIR: dir("old") });
  const headers = await signInTo(luli, DEMO);
  await chat(luli, headers, "Hello before it");
  const [before] = await listChats(luli, headers);
  let isOver = false;
  const chatting = (async () => {
    for (let n = 0; !isOver; n++) await chat(luli, headers, `Hello for the ${n}. time`);
  })();
  expect(await run(backup, { DATA_DIR: dir("old") })).toMatch(
    /of the running Luli in .*\n\d+ rows are in .*luli\.backup\.gz/,
  );
  isOver = true;
  await chatting;
  expect(await run(restore)).toMatch(/\d+ rows of .* are back: start Luli\./);
  const again = await start({ DATA_DIR: dir("restored") });
  expect(passwordOf(again, DEMO)).toBe(passwordOf(luli, DEMO));
  const after = await signInTo(again, DEMO);
  expect(await listChats(again, after)).toContainEqual(before);
  await chat(again, after, "Hello after it");
  expect((await listChats(again, after))[0]!.message).toBe("Hello after it");
  await expect(run(restore)).rejects.toThrow(/in use by another Luli \(process \d+\)/);
});
