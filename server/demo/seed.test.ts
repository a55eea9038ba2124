import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readOrMakeSecret } from "../auth/keys/secret.ts";
import { seedAccounts } from "./seed.ts";
import { openBrowser } from "../testing/browser.ts";
import { authFixture } from "../testing/auth-server.ts";

const server = await authFixture();
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-seed-"));
afterAll(() => fs.rmSync(dir, { recursive: true }));

const seed = async (sandbox: ("mail" | "model")[], dataDir = dir) =>
  seedAccounts(
    { ...server.context, config: { ...server.context.config, sandbox, dataDir } },
    (await server.auth.$context).password,
  );
const mode = (file: string) => fs.statSync(path.join(dir, file)).mode & 0o777;

describe("the sandbox's accounts", () => {
  test("gets no accounts where every service is real", async () => {
    expect(await seed([])).toEqual([]);
    expect(fs.readdirSync(dir)).toEqual([]);
  });

  test("gets the same accounts, however many servers start at once and however often", async () => {
    const starts = await Promise.all([seed(["mail"]), seed(["mail"]), seed(["mail"])]);
    const again = await seed(["mail"]);
    for (const accounts of starts) expect(accounts).toEqual(again);
    expect(again.map(({ email, role }) => [email, role])).toEqual([
      ["demo@luli.test", null],
      ["admin@luli.test", "admin"],
    ]);
    expect(mode("sandbox-accounts.json")).toBe(0o600);
    expect(fs.readdirSync(dir)).toEqual(["sandbox-accounts.json"]);
  });

  test("sign in at once; demo shows the spec's level 5 with 450 of 600 XP, admin is an admin", async () => {
    for (const { email, password, role } of await seed(["model"])) {
      const browser = openBrowser(server);
      expect((await browser.signIn(email, password)).status).toBe(200);
      const me = await browser.get("/api/me", {
        headers: await browser.bearer(),
      });
      expect(await me.json()).toMatchObject({
        user: { email, name: role ? "" : "Maya" },
        roles: role ? [role] : [],
        puppy: role ? { level: 1, xp: 0 } : { level: 5, xp: 450, max_xp: 600 },
        coins: 1250,
      });
    }
  });

  test("whose password is not known here are left alone and left out", async () => {
    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), "luli-seed-"));
    expect(await seed(["mail"], elsewhere)).toEqual([]);
    expect(await seed(["mail"])).toHaveLength(2);
    fs.rmSync(elsewhere, { recursive: true });
  });
});

describe("the auth secret", () => {
  test("comes from the configuration if it is set", () => {
    expect(readOrMakeSecret({ authSecret: "given", dataDir: dir })).toBe("given");
    expect(fs.existsSync(path.join(dir, "auth-secret"))).toBe(false);
  });

  test("exists once, readable by its owner", () => {
    const dataDir = path.join(dir, "new", "data");
    const first = readOrMakeSecret({ authSecret: null, dataDir });
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readOrMakeSecret({ authSecret: null, dataDir })).toBe(first);
    expect(mode("new/data/auth-secret")).toBe(0o600);
    expect(fs.readdirSync(dataDir)).toEqual(["auth-secret"]);
  });
});
