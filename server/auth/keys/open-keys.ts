// The keys that all servers share lie in the database, locked with AUTH_SECRET: opened at start, or the start ends.
// See docs/flows/secrets.md.
import { randomBytes } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import webPush from "web-push";
import type { StoredKeys, WiredConfig } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { StartError } from "../../platform/start-error.ts";
import {
  listFactors,
  listPairs,
  listStored,
  lockFactor,
  lockPair,
  putStored,
  takeTurn,
} from "./queries.ts";

export const STORED_KEYS = ["trials", "unsubscribe", "vapid"] as const;

export type Secrets = Pick<WiredConfig, "authSecret" | "authSecretPrevious">;
type Vapid = StoredKeys["vapid"];
/** Push keys that are given win for as long as they are; else the stored ones count, which browsers subscribed to. */
type KeyInputs = Secrets & { vapid: Vapid | null };
type DecryptedText = { text: string; by: string };
type Name = (typeof STORED_KEYS)[number];

const WRONG_SECRET =
  "AUTH_SECRET (or DATA_DIR/auth-secret, where it is not set) does not open the keys of this database: give this server the " +
  "secret of the others, or the former one as AUTH_SECRET_PREVIOUS (docs/flows/secrets.md).";

/** Re-encrypts keys of the previous secret with the current one and creates those that are missing. */
export async function openKeys(
  database: Database,
  given: KeyInputs,
  log: Log,
): Promise<StoredKeys> {
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "openKept");
    if (await lockSigningKeysAnew(transaction, given, log))
      await lockFactorsAnew(transaction, given);
    const rows = await listStored(transaction);
    const open = async (name: Name, make: () => string): Promise<string> => {
      const row = rows.find((each) => each.name === name);
      const opened = row ? await unlock(row.locked, given) : { text: make(), by: "" };
      if (opened.by !== given.authSecret)
        await putStored(transaction, name, await lock(opened.text, given));
      return opened.text;
    };
    const makeKey = () => randomBytes(32).toString("hex");
    const makeVapid = () => JSON.stringify(given.vapid ?? webPush.generateVAPIDKeys());
    const storedVapid = JSON.parse(await open("vapid", makeVapid)) as Vapid;
    return {
      trials: await open("trials", makeKey),
      unsubscribe: await open("unsubscribe", makeKey),
      vapid: given.vapid ?? storedVapid,
    };
  });
}

/** Throws where the secret that a start would have does not open what lies here; changes nothing. */
export async function checkKeys(database: Database, secrets: Secrets): Promise<void> {
  for (const { privateKey } of await listPairs(database))
    await unlock(JSON.parse(privateKey) as string, secrets);
  for (const { locked } of await listStored(database)) await unlock(locked, secrets);
}

/** Whether any was locked with the previous secret. */
async function lockSigningKeysAnew(
  transaction: Database,
  given: Secrets,
  log: Log,
): Promise<boolean> {
  let isAnew = false;
  for (const { id, privateKey } of await listPairs(transaction)) {
    // better-auth stores a JSON string.
    const opened = await unlock(JSON.parse(privateKey) as string, given);
    if (opened.by === given.authSecret) continue;
    isAnew = true;
    await lockPair(transaction, id, JSON.stringify(await lock(opened.text, given)));
    log.info("the signing key is locked with the new AUTH_SECRET");
  }
  return isAnew;
}

/** The apps and recovery codes of people, as better-auth keeps them. */
async function lockFactorsAnew(transaction: Database, given: Secrets): Promise<void> {
  for (const { id, ...locked } of await listFactors(transaction)) {
    const secret = await lock((await unlock(locked.secret, given)).text, given);
    const backup_codes = await lock((await unlock(locked.backup_codes, given)).text, given);
    await lockFactor(transaction, { id, secret, backup_codes });
  }
}

async function unlock(
  locked: string,
  { authSecret, authSecretPrevious }: Secrets,
): Promise<DecryptedText> {
  for (const by of [authSecret, authSecretPrevious]) {
    const text = by && (await symmetricDecrypt({ key: by, data: locked }).catch(() => null));
    if (text) return { text, by };
  }
  throw new StartError(WRONG_SECRET);
}

const lock = (text: string, { authSecret }: Secrets) =>
  symmetricEncrypt({ key: authSecret, data: text });
