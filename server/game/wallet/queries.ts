// A user's ledger, newest first, by keyset: an entry is named by what it was for.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

export type EntryKey = { source: string; source_id: string };
export type EntryRow = EntryKey & { amount: number; created_at: Date };

export async function hasEntry(
  database: Database,
  userId: string,
  { source, source_id }: EntryKey,
): Promise<boolean> {
  const row = await database
    .selectFrom("wallet_entries")
    .select("amount")
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .where("source_id", "=", source_id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listEntries(
  database: Database,
  userId: string,
  before: EntryKey | null,
  limit: number,
): Promise<EntryRow[]> {
  return database
    .selectFrom("wallet_entries")
    .select(["source", "source_id", "amount", "created_at"])
    .where("user_id", "=", userId)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, source, source_id) < (select created_at, source, source_id from wallet_entries
          where user_id = ${userId} and source = ${before!.source} and source_id = ${before!.source_id})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("source", "desc")
    .orderBy("source_id", "desc")
    .limit(limit)
    .execute();
}

export async function getBalance(database: Database, userId: string): Promise<number | null> {
  const row = await database
    .selectFrom("wallets")
    .select("balance")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.balance ?? null;
}
