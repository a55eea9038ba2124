// The keys that all servers share lie in the database, locked with AUTH_SECRET: opened at start, or the start ends. See docs/flows/secrets.md.
import { createHmac } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { sql } from "kysely";
import type { StoredKeys, WiredConfig } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { StartError } from "../../platform/start-error.ts";
import { LOCK_SPACE } from "./signing-key.ts";

export const STORED_KEYS = ["trials", "unsubscribe", "vapid"] as const;

export type Secrets = Pick<WiredConfig, "authSecret" | "authSecretPrevious">;
type Vapid = StoredKeys["vapid"];
/** Push keys that are given win for as long as they are; else the stored ones, which begin as `firstVapid`. */
type Given = Secrets & { vapid: Vapid | null; firstVapid: () => Vapid };
type Opened = { text: string; by: string };
type Name = (typeof STORED_KEYS)[number];

const WRONG_SECRET =
  "AUTH_SECRET (or DATA_DIR/auth-secret, where it is not set) does not open the keys of this database: give this server the " +
  "secret of the others, or the former one as AUTH_SECRET_PREVIOUS (docs/flows/secrets.md).";

/** What is locked with the previous secret is locked anew with this one; what is not there yet is made. */
export async function openKeys(database: Database, given: Given, log: Log): Promise<StoredKeys> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, 1)`.execute(transaction);
    const signedBy = await openSigningKeys(transaction, given, log);
    if (signedBy !== given.authSecret) await lockFactorsAnew(transaction, given);
    const rows = await transaction.selectFrom("stored_keys").selectAll().execute();
    const open = async (name: Name, make: () => string): Promise<string> => {
      const row = rows.find((each) => each.name === name);
      const opened = row ? await unlock(row.locked, given) : { text: make(), by: "" };
      if (opened.by !== given.authSecret) await keep(transaction, name, opened.text, given);
      return opened.text;
    };
    const storedVapid = JSON.parse(
      await open("vapid", () => JSON.stringify(given.firstVapid())),
    ) as Vapid;
    return {
      trials: await open("trials", () => derive(signedBy, "trials")),
      unsubscribe: await open("unsubscribe", () => derive(signedBy, "unsubscribe")),
      vapid: given.vapid ?? storedVapid,
    };
  });
}

/** Throws where the secret that a start would have does not open what lies here; changes nothing. */
export async function checkKeys(database: Database, secrets: Secrets): Promise<void> {
  const signing = await database.selectFrom("jwks").select("private_key").execute();
  const stored = await database.selectFrom("stored_keys").select("locked").execute();
  for (const { private_key } of signing) await unlock(JSON.parse(private_key) as string, secrets);
  for (const { locked } of stored) await unlock(locked, secrets);
}

/** As releases before this table had them, so that what they hashed and signed stays good. */
const derive = (secret: string, name: string) =>
  createHmac("sha256", secret).update(name).digest("hex");

/** The secret that they were locked with when this server came. */
async function openSigningKeys(transaction: Database, given: Secrets, log: Log): Promise<string> {
  let by = given.authSecret;
  for (const { id, private_key } of await transaction.selectFrom("jwks").selectAll().execute()) {
    // As better-auth keeps it: a string of JSON.
    const opened = await unlock(JSON.parse(private_key) as string, given);
    if (opened.by === given.authSecret) continue;
    by = opened.by;
    const locked = JSON.stringify(await lock(opened.text, given));
    await transaction
      .updateTable("jwks")
      .set({ private_key: locked })
      .where("id", "=", id)
      .execute();
    log.info("the signing key is locked with the new AUTH_SECRET");
  }
  return by;
}

/** The apps and recovery codes of people, as better-auth keeps them. */
async function lockFactorsAnew(transaction: Database, given: Secrets): Promise<void> {
  for (const { id, ...locked } of await transaction
    .selectFrom("second_factors")
    .select(["id", "secret", "backup_codes"])
    .execute()) {
    const secret = await lock((await unlock(locked.secret, given)).text, given);
    const backup_codes = await lock((await unlock(locked.backup_codes, given)).text, given);
    await transaction
      .updateTable("second_factors")
      .set({ secret, backup_codes })
      .where("id", "=", id)
      .execute();
  }
}

async function unlock(
  locked: string,
  { authSecret, authSecretPrevious }: Secrets,
): Promise<Opened> {
  for (const by of [authSecret, authSecretPrevious]) {
    const text = by && (await symmetricDecrypt({ key: by, data: locked }).catch(() => null));
    if (text) return { text, by };
  }
  throw new StartError(WRONG_SECRET);
}

const lock = (text: string, { authSecret }: Secrets) =>
  symmetricEncrypt({ key: authSecret, data: text });

async function keep(transaction: Database, name: Name, text: string, given: Secrets) {
  const locked = await lock(text, given);
  await transaction
    .insertInto("stored_keys")
    .values({ name, locked })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ locked }))
    .execute();
}
