// Rows of passkeys.
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

export const listPasskeys = (database: Database, userId: string) =>
  database
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

type Held = { id: string; user_id: string };

export const getPasskey = (database: Database, { id, user_id }: Held) =>
  database
    .selectFrom("passkeys")
    .select(["public_key", "counter"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

type NewPasskey = {
  id: string;
  user_id: string;
  name: string;
  public_key: string;
  counter: number;
};

/** Returns false if the passkey already belongs to an account. */
export async function addPasskey(database: Database, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("passkeys")
    .values({ ...passkey, counter: String(passkey.counter) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False: it was removed, or has shown as much before. A device that counts nothing shows 0 for ever. */
export async function noteUsed(
  database: Database,
  { id, user_id }: Held,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("passkeys")
    .set({ counter: String(counter), used_at: now })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether there was one. */
export async function removePasskey(database: Database, { id, user_id }: Held): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("passkeys")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
