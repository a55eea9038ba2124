// The sandbox's two people: demo and admin, ready to sign in. Their passwords are made once and kept in DATA_DIR.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Role } from "../../shared/contracts/me.ts";
import { grantAdminByHand } from "../admin/service.ts";
import type { Database } from "../platform/database/database.ts";
import { findPasswordHash, hasUser, insertUser } from "./queries.ts";
import { DEMO_CREATED_AT, giveDemoPast } from "./service.ts";
import type { ServerContext } from "../platform/context.ts";
import { readOrMakeFile } from "../platform/private-file.ts";

type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (stored: { hash: string; password: string }) => Promise<boolean>;
};

export type SeededAccount = { email: string; password: string; role: Role | null };

const DEMO = "demo@luli.test";
const ADMIN = "admin@luli.test";

/** Returns whose password is known to work; an account that someone changed meanwhile is left alone and left out. */
export async function seedAccounts(
  { config, database, clock }: Pick<ServerContext, "config" | "database" | "clock">,
  hasher: PasswordHasher,
): Promise<SeededAccount[]> {
  if (config.sandbox.length === 0 || !config.isSeeded) return [];
  const accounts = readPasswords(config.dataDir);
  for (const { email, password } of accounts) {
    if (await hasUser(database, email)) continue;
    await createAccount(database, email, await hasher.hash(password), clock());
  }
  await grantAdminByHand(database, ADMIN, clock());
  const checks = accounts.map(async ({ email, password }) => {
    const hash = await findPasswordHash(database, email);
    return hash !== null && (await hasher.verify({ hash, password }));
  });
  const isRight = await Promise.all(checks);
  return accounts.filter((_, index) => isRight[index]);
}

const kept = v.object({ [DEMO]: v.string(), [ADMIN]: v.string() });

function readPasswords(dataDir: string): SeededAccount[] {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh = () => randomBytes(12).toString("base64url");
  const text = readOrMakeFile(path.join(dataDir, "sandbox-accounts.json"), () =>
    JSON.stringify({ [DEMO]: fresh(), [ADMIN]: fresh() }, null, 2),
  );
  const passwords = v.parse(kept, JSON.parse(text));
  return [
    { email: DEMO, password: passwords[DEMO], role: null },
    { email: ADMIN, password: passwords[ADMIN], role: "admin" },
  ];
}

async function createAccount(
  database: Database,
  email: string,
  hash: string,
  now: Date,
): Promise<void> {
  // The viewer usually sits at this machine, so the past ends with their day.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const createdAt = email === DEMO ? new Date(DEMO_CREATED_AT) : now;
  await database.transaction().execute(async (transaction) => {
    const id = await insertUser(transaction, { email, hash, createdAt, zone });
    if (id !== null && email === DEMO) await giveDemoPast(transaction, id, now, zone);
  });
}
