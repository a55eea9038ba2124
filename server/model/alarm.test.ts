// The operator hears when the model refuses us, at most once an hour.
import { afterEach, beforeEach, expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "../testing/auth-server.ts";
import { createAlarm } from "./alarm.ts";
import { Trouble } from "./service.ts";

let server: AuthServer;
beforeEach(async () => void (server = await startAuthServer()));
afterEach(async () => server.stop());

const raise = (kind: Trouble["kind"]) =>
  createAlarm(server.context)(new Trouble(kind, "sk-secret"), "It refuses our key.");

test("the owner gets one mail an hour, however many replies fail on however many servers", async () => {
  for (let at = 0; at < 3; at += 1) raise("account");
  raise("key");
  await expect.poll(() => server.mails.length).toBe(1);
  expect(server.mails[0]).toMatchObject({
    to: server.context.config.supportEmail,
    subject: "Luli cannot answer",
    text: expect.stringContaining("It refuses our key.") as string,
  });
  expect(JSON.stringify(server.mails)).not.toContain("sk-secret");
  // The other three have asked, too: one that comes after the next hour's would find a clock that is wrong.
  const { pool } = server.context;
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0);
  const later = Date.now() + 61 * 60_000;
  server.setClock(() => later);
  raise("key");
  await expect.poll(() => server.mails.length).toBe(2);
});

test("a trouble that passes by itself raises no alarm", async () => {
  for (const kind of ["busy", "down", "content", "request"] as const) raise(kind);
  raise("name");
  await expect.poll(() => server.mails.length).toBe(1);
});
