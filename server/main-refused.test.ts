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

test("ENV_FILE supplies settings that the environment does not have", async () => {
  const file = dir("luli.env");
  fs.writeFileSync(file, "NODE_ENV=holiday\nPORT=eighty\n");
  expect(await refused({ ENV_FILE: file })).toBe(
    'NODE_ENV must be development, test or production, but is "holiday".',
  );
  expect(await refused({ ENV_FILE: `${file}.lost` })).toMatch(/^ENV_FILE cannot be read: ENOENT/);
});
