// What the Dockerfile copies and keeps (`npm prune --omit=dev --omit=optional`) is enough to serve from a database that is given, and
// holds nothing of the stand-ins. `npm run rehearse` does its lines whole.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "./embedded-postgres/processes.ts";
import { readDockerfile, ROOT } from "./testing/production/dockerfile.ts";
import { PRODUCTION_ENV } from "./testing/production/env.ts";
import { spawnLuli, startLuli } from "./testing/processes/start-luli.ts";
import { createTestDatabase } from "./testing/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const { build, last: image } = readDockerfile();
type Locked = { dev?: true; devOptional?: true; optional?: true };
const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages)
  .filter(([at, { dev, devOptional, optional }]) => at && !dev && !devOptional && !optional)
  .map(([at]) => at);

const home = fs.mkdtempSync(path.join(os.tmpdir(), "luli-production-"));
const PROGRAM = [
  "--preserve-symlinks",
  "--preserve-symlinks-main",
  path.join(home, image!.cmd[1]!),
];
beforeAll(() => {
  const link = (name: string) => {
    fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    fs.symlinkSync(path.join(ROOT, name), path.join(home, name));
  };
  for (const step of image!.steps)
    if ("copies" in step && step.from === null) step.copies.forEach(link);
  // What lies in another package comes along with it.
  for (const at of installed) if (at.lastIndexOf("node_modules/") === 0) link(at);
});
afterAll(() => fs.rmSync(home, { recursive: true }));

test("the installation holds no package of a stand-in, of the browser or of the tests", () => {
  const foreign =
    /\/(?:emulate|smtp-server|postal-mime|vitest|vite|react|react-dom|lucide-react|@radix-ui\/.*|sonner|tailwindcss|playwright-core|jsdom|@embedded-postgres\/.*)$/;
  expect(Object.keys(packages).filter((at) => foreign.test(at)).length).toBeGreaterThan(6);
  expect(installed.filter((at) => foreign.test(at))).toEqual([]);
});

test("the image keeps the packages that this test takes from the lock", () => {
  expect(build!.steps.at(-1)).toEqual({ run: "npm prune --omit=dev --omit=optional" });
});

test("the server without NODE_ENV=production says in a sentence that stand-ins are not installed", async () => {
  const luli = await spawnLuli(
    { DATA_DIR: path.join(home, "data"), DATABASE_URL: "postgres://127.0.0.1:1/luli" },
    PROGRAM,
  );
  expect(await luli.exited).toBe(1);
  expect(luli.output().trim()).toMatch(
    /^Luli does not start: the packages of its stand-ins are not installed\. NODE_ENV=production .*$/,
  );
});

test("the installation starts, serves and is well with the environment of the image", async () => {
  const database = await createTestDatabase();
  const luli = await startLuli(
    {
      ...PRODUCTION_ENV,
      ...image!.env,
      HOST: "127.0.0.1",
      PORT: String(await freePort()),
      PUBLIC_URL: "https://luli.internal",
      DATABASE_URL: database.url,
      DATA_DIR: path.join(home, "data"),
      OPENAI_BASE_URL: "http://127.0.0.1:1/v1",
      OPENAI_MODEL: "any",
      SMTP_URL: "smtp://127.0.0.1:1",
    },
    PROGRAM,
  );
  expect((await fetch(`${luli.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${luli.url}/config.json`)).json()).toMatchObject({ sandbox: [] });
  const isWell = () =>
    execFileSync(process.execPath, image!.healthcheck.slice(1), {
      env: { PORT: String(luli.port) },
    });
  isWell();
  expect(luli.output()).toContain(`listens    127.0.0.1, port ${luli.port}`);
  await expect.poll(() => luli.output()).toMatch(/The model at 127\.0\.0\.1:1 does not answer yet/);
  await expect
    .poll(() => luli.output())
    .toMatch(/Emails are waiting\. The mail server 127\.0\.0\.1:1/);
  luli.child.kill("SIGKILL");
  await luli.exited;
  expect(isWell).toThrow("Command failed");
  await database.drop();
});
