// The command as an operator gives it, a process of its own. main.test.ts runs it on the built-in database.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { luliFixture } from "../../testing/processes/luli-fixture.ts";

const COMMAND = fileURLToPath(new URL("../../../scripts/admin.mjs", import.meta.url));

const { dir } = luliFixture();

async function run(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dir(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (data) => (said += String(data)));
  child.stderr.on("data", (data) => (said += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

test("the command grants the role once in a configured database, reports and logs it", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "insert into users (email, email_verified) values ('ada@luli.test', true), ('new@luli.test', false)",
  );
  const env = { DATABASE_URL: database.url, PUBLIC_URL: "https://luli.example" };
  expect(await run(["ADA@luli.test"], env)).toEqual({
    code: 0,
    said: "Database: DATABASE_URL\nADA@luli.test is an admin now, and finds the admin page at https://luli.example/admin.\n",
  });
  expect(await run(["ada@luli.test"], env)).toEqual({
    code: 0,
    said: "Database: DATABASE_URL\nada@luli.test is an admin already: nothing has changed.\n",
  });
  expect(await run(["new@luli.test"], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining("new@luli.test has not been confirmed yet.") as string,
  });
  expect(await run(["nobody@luli.test"], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining("No account has the email address nobody@luli.test.") as string,
  });
  const { rows } = await client.query(
    "select email, action, actor_id from audit_entries join users on users.id = subject_id",
  );
  expect(rows).toEqual([{ email: "ada@luli.test", action: "admin_granted", actor_id: null }]);
  await client.end();
  await database.drop();
});

test("the command refuses in one sentence what it cannot do", async () => {
  expect(await run([])).toEqual({ code: 1, said: "Say who: npm run admin -- EMAIL\n" });
  expect(await run(["ada@luli.test"])).toEqual({
    code: 1,
    said: `There is no Luli in ${dir()} yet: start it once, and sign up.\n`,
  });
  const url = "postgres://luli:hunter2@127.0.0.1:1/luli";
  const { code, said } = await run(["ada@luli.test"], { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(said).toMatch(/The database at 127\.0\.0\.1:1 could not be prepared: /);
  expect(said).not.toContain("hunter2");
});
