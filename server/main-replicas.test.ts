// Two servers on one database: either may be killed, and one that stops says so first.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./embedded-postgres/processes.ts";
import { luliFixture } from "./testing/processes/luli-fixture.ts";
import type { RunningLuli } from "./testing/processes/start-luli.ts";
import { databaseFixture } from "./testing/test-database.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const database = await databaseFixture();
const { start, refused } = luliFixture();
const status = async (url: string) => (await fetch(url)).status;

/** A request from 127.0.0.2 counts as one from another machine. */
function askAsPhone(url: string, cookie = ""): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { localAddress: "127.0.0.2", headers: { cookie } }, (answer) =>
      resolve(answer.resume()),
    );
    request.once("error", reject);
  });
}

/** README's `npm start -- --lan` opens the address with the key, then payments and Google. */
async function expectOpenToPhone(luli: RunningLuli): Promise<void> {
  const { url } = luli;
  const [, open = ""] = /elsewhere +(\S+)/.exec(luli.output())!;
  expect((await askAsPhone(`${url}/sandbox/mail`)).statusCode).toBe(404);
  const { statusCode, headers } = await askAsPhone(open);
  expect([statusCode, headers.location]).toEqual([302, "/"]);
  const [cookie = ""] = headers["set-cookie"]![0]!.split(";");
  expect((await askAsPhone(`${url}/sandbox/mail`, cookie)).statusCode).toBe(200);
  const { stripe_js_url: script } = (await (await fetch(`${url}/config.json`)).json()) as {
    stripe_js_url: string;
  };
  expect((await askAsPhone(script)).statusCode).toBe(404);
  expect((await askAsPhone(script, cookie)).statusCode).toBe(200);
}

test("two servers share one database, either may be killed, and one that stops says so first", async () => {
  await database.pool.query(
    `insert into security_events (hour, kind, network, detail, count, first_at, last_at)
     select at, 'model_used', '', 'old', 1, at, at from date_trunc('hour', now()) at`,
  );
  const otherDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-main-"));
  const AUTH_SECRET = "the same secret on every replica of Luli";
  const port = await freePort();
  const shared = {
    DATABASE_URL: database.url,
    AUTH_SECRET,
    OPENAI_BASE_URL: "http://127.0.0.1:1/v1",
    OPENAI_MODEL: "new",
  };
  const [a, b] = await Promise.all([
    start(shared),
    start(
      {
        ...shared,
        DATA_DIR: otherDir,
        STOP_ANNOUNCE_SECONDS: "2",
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      },
      [MAIN, "--lan"],
    ),
  ]);
  expect([await status(`${a.url}/readyz`), await status(`${b.url}/readyz`)]).toEqual([200, 200]);
  const config: unknown = await (await fetch(`${a.url}/config.json`)).json();
  expect(config).toMatchObject({ model_changes: [expect.any(String)] });
  await expectOpenToPhone(b);
  // An external database never gets an admin whose password stands in a log.
  expect(a.output()).toContain("accounts   none created");
  // Without the secret the server would make up its own, and other servers would refuse its tokens.
  expect(await refused({ DATABASE_URL: database.url })).toMatch(
    /^AUTH_SECRET .* does not open the keys of this database: /,
  );
  a.child.kill("SIGKILL");
  await a.exited;
  expect(await status(`${b.url}/readyz`)).toBe(200);
  b.child.kill("SIGTERM");
  // The proxy in front is told first; requests are served meanwhile.
  await expect.poll(() => status(`${b.url}/readyz`)).toBe(503);
  const served = await fetch(`${b.url}/config.json`);
  expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
  expect(await b.exited).toBe(0);
  fs.rmSync(otherDir, { recursive: true, force: true });
});
