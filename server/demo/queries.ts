// Writes the demo account's past into its tables.
import { randomUUID } from "node:crypto";
import { type InsertObject, sql } from "kysely";
import type { VariantId } from "../../shared/contracts/me.ts";
import type { MemoryKind } from "../../shared/contracts/memory.ts";
import type { Database } from "../platform/database/database.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { StoredState } from "../rules/stored.ts";
import type { PastClaim, PastDay, PastEntry, PastPuppy } from "./past.ts";

export type PastChat = {
  variant: VariantId;
  message: string;
  response: string;
  day: string;
  minute: number;
};
export type Past = {
  name: string;
  puppies: PastPuppy[];
  state: StoredState;
  days: PastDay[];
  claims: PastClaim[];
  entries: PastEntry[];
  chats: PastChat[];
  /** Each of the newest message that told it. */
  memories: readonly { words: string; kind: MemoryKind; of: string }[];
  diary: { day: string; words: string };
};
type Moment = { now: Date; zone: string };

/** The latest talk takes this long before now. */
const LATEST_TALK_MS = 10 * 60_000;

/** Six in the evening of that day, in that zone, and no later than now. */
const eveningOf = (day: string, { now, zone }: Moment) =>
  sql<Date>`least((${day}::date + interval '18 hours') at time zone ${zone}, ${now}::timestamptz)`;

export async function insertPast(
  transaction: Database,
  userId: string,
  past: Past,
  moment: Moment,
): Promise<void> {
  const own = { user_id: userId };
  const insert = <Table extends keyof Tables>(table: Table, rows: InsertObject<Tables, Table>[]) =>
    transaction.insertInto(table).values(rows).execute();

  await transaction
    .updateTable("users")
    .set({ name: past.name })
    .where("id", "=", userId)
    .execute();
  await transaction
    .updateTable("game_states")
    .set({ state: JSON.stringify(past.state) })
    .where("user_id", "=", userId)
    .execute();
  const puppyIds = new Map<string, string>();
  for (const { variant, ...progress } of past.puppies) {
    const puppy = await transaction
      .updateTable("puppies")
      .set(progress)
      .where("user_id", "=", userId)
      .where("variant", "=", variant)
      .returning("id")
      .executeTakeFirstOrThrow();
    puppyIds.set(variant, puppy.id);
  }
  const days = past.days.map((day) => ({ ...own, ...day }));
  await insert("activity_days", days);
  const claims = past.claims.map((claim) => ({
    ...own,
    ...claim,
    claimed_at: eveningOf(claim.day, moment),
  }));
  await insert("task_claims", claims);
  const entries = past.entries.map(({ day, ...entry }) => ({
    ...own,
    ...entry,
    created_at: eveningOf(day, moment),
  }));
  await insert("wallet_entries", entries);
  await sql`
    update wallets set balance = (select sum(amount) from wallet_entries where user_id = ${userId})
    where user_id = ${userId}`.execute(transaction);
  await sql`
    insert into achievements (user_id, achievement, unlocked_at)
    select user_id, source_id, created_at from wallet_entries where user_id = ${userId} and source = 'achievement'`.execute(
    transaction,
  );
  const lastTalk = { ...moment, now: new Date(moment.now.getTime() - LATEST_TALK_MS) };
  const chats = past.chats.map(({ variant, day, minute, message, response }) => {
    const begun = sql<Date>`${eveningOf(day, lastTalk)} + ${minute}::integer * interval '1 minute'`;
    return {
      ...own,
      id: randomUUID(),
      puppy_id: puppyIds.get(variant)!,
      message,
      response,
      status: "done" as const,
      server_no: 0,
      counted_on: day,
      created_at: begun,
      finished_at: sql<Date>`${begun} + interval '3 seconds'`,
    };
  });
  await insert("chats", chats);
  const memories = past.memories.map(({ words, kind, of }) => {
    const { id, created_at: at } = chats.findLast(({ message }) => message === of)!;
    const memory = { words, kind, language: "en-US" as const, importance: 4, fingerprint: "" };
    return { ...own, ...memory, chat_id: id, noted_at: at, rank_at: at };
  });
  await insert("memories", memories);
  await insert("diary_entries", [{ ...own, ...past.diary }]);
}

export async function hasUser(database: Database, email: string): Promise<boolean> {
  return (
    (await database
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst()) !== undefined
  );
}

/** Null: another server was faster. */
export async function insertUser(
  transaction: Database,
  { email, hash, createdAt, zone }: { email: string; hash: string; createdAt: Date; zone: string },
): Promise<string | null> {
  const user = await transaction
    .insertInto("users")
    .values({ email, email_verified: true, created_at: createdAt, time_zone: zone })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!user) return null;
  await sql`
    insert into accounts (user_id, account_id, provider_id, password)
    values (${user.id}, ${user.id}, 'credential', ${hash})`.execute(transaction);
  return user.id;
}

export async function findPasswordHash(database: Database, email: string): Promise<string | null> {
  const row = await database
    .selectFrom("accounts")
    .innerJoin("users", "users.id", "accounts.user_id")
    .select("accounts.password")
    .where("users.email", "=", email)
    .where("accounts.provider_id", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? null;
}
