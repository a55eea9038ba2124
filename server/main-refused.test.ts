// A start that is refused ends with one sentence.
import fs from "node:fs";
import net from "node:net";
import { expect, test } from "vitest";
import { listen } from "../sandbox/listen.ts";
import { luliFixture } from "./testing/processes/luli-fixture.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const { dir, refused } = luliFixture();

test("a start with stand-ins on the open network is refused in one sentence", async () => {
  for (const [name, value] of [
    ["HOST", "0.0.0.0"],
    ["PUBLIC_URL", "https://luli.example"],
  ] as const)
    expect(await refused({ [name]: value })).toMatch(
      /^HOST or PUBLIC_URL is open .* \(mail, google, model, stripe\).*SANDBOX_KEY/,
    );
});

test("a start on a taken port is refused in one sentence", async () => {
  const blocker = net.createServer();
  const port = await listen(blocker);
  expect(await refused({ PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop what runs there, or set PORT to another number.`,
  );
  blocker.close();
});

test("a start on a data directory that cannot be read whole is refused in one sentence", async () => {
  const database = await createTestDatabase();
  fs.mkdirSync(dir("auth-secret"));
  expect(await refused({ DATABASE_URL: database.url })).toBe(
    "Luli does not start: EISDIR: illegal operation on a directory, read.",
  );
  await database.drop();
});

test("a start with a wrong setting is refused in one sentence that names it", async () => {
  expect(await refused({ PORT: "eighty" })).toBe(
    'PORT must be a whole number from 1 to 65535, but is "eighty".',
  );
});

test("a start whose database does not answer is refused in one sentence without its password", async () => {
  const output = await refused({ DATABASE_URL: "postgres://luli:hunter2@127.0.0.1:1/luli" });
  expect(output).toMatch(/^The database at 127\.0\.0\.1:1 could not be prepared: /);
  expect(output).not.toContain("hunter2");
});

test("ENV_FILE supplies settings that the environment does not have", async () => {
  const file = dir("luli.env");
  fs.writeFileSync(file, "NODE_ENV=holiday\nPORT=eighty\n");
  expect(await refused({ ENV_FILE: file })).toBe(
    'NODE_ENV must be development, test or production, but is "holiday".',
  );
  expect(await refused({ ENV_FILE: `${file}.lost` })).toMatch(/^ENV_FILE cannot be read: ENOENT/);
});
