// Unconfigured services get a stand-in; configured ones do not.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSandbox } from "./start.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-sandbox-"));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const publicUrl = "http://localhost:3000/";
const serverUrl = "http://127.0.0.1:3000";

test("everything starts, answers on the loopback address, and stops", async () => {
  const sandbox = await startSandbox(
    { mail: true, google: true, model: true, stripe: true },
    { dataDir, publicUrl, serverUrl },
  );
  const addresses = [
    sandbox.mail?.smtpUrl,
    sandbox.google?.issuer,
    sandbox.model?.url,
    sandbox.stripe?.url,
  ];
  for (const address of addresses) expect(new URL(address ?? "").hostname).toBe("127.0.0.1");
  const { issuer, clientId, clientSecret } = sandbox.google!.config;
  expect(issuer).toBe(sandbox.google?.issuer);
  expect(clientSecret.length).toBeGreaterThan(20);
  const redirect = encodeURIComponent("http://localhost:3000/auth/v1/callback/google");
  const consent = `${issuer}/o/oauth2/v2/auth?client_id=${clientId}&redirect_uri=${redirect}`;
  expect((await fetch(consent)).status).toBe(200);
  await sandbox.stop();
  await expect(fetch(consent)).rejects.toThrow("fetch failed");
  await expect(fetch(`${sandbox.model?.url}/models`)).rejects.toThrow("fetch failed");
});

test("only what is missing starts", async () => {
  const sandbox = await startSandbox(
    { mail: false, google: false, model: true, stripe: false },
    { dataDir, publicUrl, serverUrl },
  );
  expect(Object.keys(sandbox).toSorted()).toEqual(["model", "stop"]);
  expect(fs.readdirSync(dataDir)).toEqual([]);
  await sandbox.stop();
});

test("a stand-in that cannot start fails the start with its reason", async () => {
  fs.writeFileSync(path.join(dataDir, "sandbox"), "in the way");
  await expect(
    startSandbox(
      { mail: true, google: false, model: true, stripe: false },
      { dataDir, publicUrl, serverUrl },
    ),
  ).rejects.toThrow("sandbox");
});
