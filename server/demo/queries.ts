// Writes the demo account's past in the words of its tables.
import { type Kysely, sql } from "kysely";
import type { StoredState } from "../rules/stored.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { PastClaim, PastDay, PastEntry } from "./past.ts";

type Transaction = Kysely<Tables>;

export async function updatePerson(
  transaction: Transaction,
  userId: string,
  name: string,
): Promise<void> {
  await sql`update users set name = ${name} where id = ${userId}`.execute(transaction);
}

export async function updatePuppy(
  transaction: Transaction,
  userId: string,
  { variant, level, xp }: { variant: string; level: number; xp: number },
): Promise<void> {
  await sql`update puppies set level = ${level}, xp = ${xp} where user_id = ${userId} and variant = ${variant}`.execute(
    transaction,
  );
}

export async function updateGame(
  transaction: Transaction,
  userId: string,
  state: StoredState,
): Promise<void> {
  await sql`update game_states set state = ${JSON.stringify(state)} where user_id = ${userId}`.execute(
    transaction,
  );
}

export async function insertDays(
  transaction: Transaction,
  userId: string,
  days: PastDay[],
): Promise<void> {
  await sql`
    insert into activity_days (user_id, day, messages, pets, tasks, xp, happiness)
    select ${userId}, d.day, d.messages, d.pets, d.tasks, d.xp, d.happiness
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as d (day date, messages integer, pets integer, tasks integer, xp integer, happiness integer)`.execute(
    transaction,
  );
}

/** The latest talk takes this long before now. */
const LATEST_TALK_MS = 10 * 60_000;

type Moment = { now: Date; zone: string };

/** Six in the evening of a row's day, in that zone, and no later than now. */
const eveningOf = ({ now, zone }: Moment) =>
  sql`least((day + interval '18 hours') at time zone ${zone}, ${now}::timestamptz)`;

export async function insertClaims(
  transaction: Transaction,
  userId: string,
  claims: PastClaim[],
  moment: Moment,
): Promise<void> {
  await sql`
    insert into task_claims (user_id, day, difficulty, task, claimed_at)
    select ${userId}, c.day, c.difficulty, c.task, ${eveningOf(moment)}
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c (day date, difficulty text, task text)`.execute(
    transaction,
  );
}

export async function insertEntries(
  transaction: Transaction,
  userId: string,
  entries: PastEntry[],
  moment: Moment,
): Promise<void> {
  await sql`
    insert into wallet_entries (user_id, source, source_id, amount, created_at)
    select ${userId}, e.source, e.source_id, e.amount, ${eveningOf(moment)}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e (day date, source text, source_id text, amount integer)`.execute(transaction);
  await sql`
    update wallets set balance = (select sum(amount) from wallet_entries where user_id = ${userId})
    where user_id = ${userId}`.execute(transaction);
}

export async function insertAchievements(transaction: Transaction, userId: string): Promise<void> {
  await sql`
    insert into achievements (user_id, achievement, unlocked_at)
    select user_id, source_id, created_at from wallet_entries where user_id = ${userId} and source = 'achievement'`.execute(
    transaction,
  );
}

export type PastChat = {
  variant: string;
  message: string;
  response: string;
  day: string;
  minute: number;
};

export async function insertChats(
  transaction: Transaction,
  userId: string,
  chats: PastChat[],
  { now, zone }: Moment,
): Promise<void> {
  const begun = eveningOf({ now: new Date(now.getTime() - LATEST_TALK_MS), zone });
  await sql`
    insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
    select p.user_id, gen_random_uuid(), p.id, c.message, c.response, 'done', 0, c.day,
      ${begun} + c.minute * interval '1 minute', ${begun} + c.minute * interval '1 minute' + interval '3 seconds'
    from jsonb_to_recordset(${JSON.stringify(chats)}::jsonb)
      as c (variant text, message text, response text, day date, minute integer)
    join puppies p on p.user_id = ${userId} and p.variant = c.variant`.execute(transaction);
}

/** Each of the newest message that told it; they matter enough to stay. */
export async function insertMemories(
  transaction: Transaction,
  userId: string,
  memories: readonly { words: string; kind: string; of: string }[],
): Promise<void> {
  await sql`
    insert into memories (user_id, words, kind, language, importance, chat_id, noted_at, rank_at, fingerprint)
    select distinct on (m.words) c.user_id, m.words, m.kind, 'en-US', 4, c.id, c.created_at, c.created_at, ''
    from jsonb_to_recordset(${JSON.stringify(memories)}::jsonb) as m (words text, kind text, of text)
    join chats c on c.user_id = ${userId} and c.message = m.of order by m.words, c.created_at desc`.execute(
    transaction,
  );
}

export async function insertDiary(
  transaction: Transaction,
  userId: string,
  day: string,
  words: string,
): Promise<void> {
  await sql`insert into diary_entries (user_id, day, words) values (${userId}, ${day}, ${words})`.execute(
    transaction,
  );
}

export async function hasUser(database: Transaction, email: string): Promise<boolean> {
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
  transaction: Transaction,
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

export async function findPasswordHash(
  database: Transaction,
  email: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("accounts")
    .innerJoin("users", "users.id", "accounts.user_id")
    .select("accounts.password")
    .where("users.email", "=", email)
    .where("accounts.provider_id", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? null;
}
