// Queries of conversations that are to be read, and of what came of it.
import type pg from "pg";
import type { Language } from "../../../shared/contracts/language.ts";
import { forgetChats, forgetMemories } from "../queries.ts";
import type { Fact } from "./extraction.ts";

/** The most chats of one reading; the rest follow at once. */
const CHATS = 24;
const KNOWN = 40;
const AGAIN = "10 minutes";

export async function listDue(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    "select user_id from conversation_summaries where due_at <= $1 order by due_at limit 50",
    [now],
  );
  return rows.map((row) => row.user_id);
}

export type Unread = {
  failures: number;
  isOn: boolean;
  language: Language;
  timeZone: string;
  userName: string;
  summary: string;
  known: { id: string; words: string }[];
  chats: { id: string; message: string; response: string; created_at: Date; is_closed: boolean }[];
};

/** Null: another server reads it. The taker has ten minutes. */
export async function takeUnread(pool: pg.Pool, userId: string, now: Date): Promise<Unread | null> {
  const { rows } = await pool.query<Omit<Unread, "known" | "chats">>(
    `update conversation_summaries c set due_at = $2::timestamptz + interval '${AGAIN}' from settings s, users u
     where c.user_id = $1 and c.due_at <= $2 and s.user_id = $1 and u.id = $1 and u.deletion_requested_at is null
     returning c.failures, s.memory as "isOn", s.language, u.time_zone as "timeZone", u.name as "userName", c.summary`,
    [userId, now],
  );
  const taken = rows[0];
  if (!taken) return null;
  const chats = await pool.query<Unread["chats"][number]>(
    `select c.id, c.message, case when f.is_reply_only then '' else coalesce(c.response, '') end as response, c.created_at,
       c.help is not distinct from 'card' or f.is_reply_only is not distinct from false as is_closed
     from unread_chats n join chats c on (c.user_id, c.id) = (n.user_id, n.chat_id)
     left join forgotten_chats f on (f.user_id, f.chat_id) = (n.user_id, n.chat_id)
     where n.user_id = $1 order by c.created_at, c.id limit ${CHATS}`,
    [userId],
  );
  const said = chats.rows.map(({ message }) => message).join("\n");
  const known = await pool.query<{ id: string; words: string }>(
    `select id, words from recall_after($1, $2, '', $3, $4, ${KNOWN}) order by noted_at`,
    [userId, said, taken.language, now],
  );
  return { ...taken, known: known.rows, chats: chats.rows };
}

/** Tried again later and later. */
export async function postpone(pool: pg.Pool, userId: string, now: Date): Promise<void> {
  await pool.query(
    `update conversation_summaries set failures = failures + 1,
       due_at = $2::timestamptz + least(power(2, failures) * interval '2 minutes', interval '1 day')
     where user_id = $1`,
    [userId, now],
  );
}

export type ReadChats = {
  userId: string;
  language: string;
  chatIds: string[];
  /** Null: it stays. */
  summary: string | null;
  facts: (Fact & { chatId: string; notedAt: Date; closes: string[]; toldAgain: string | null })[];
};

/**
 * Within the caller's transaction. Returns how many memories there are then, 50 at most; null: another server was quicker with some of
 * these chats, and nothing is written: the others stay unread.
 */
export async function writeReading(
  client: pg.PoolClient,
  { userId, language, chatIds, summary, facts }: ReadChats,
  now: Date,
): Promise<number | null> {
  await client.query("select from conversation_summaries where user_id = $1 for update", [userId]);
  const { rowCount } = await client.query(
    `delete from unread_chats where user_id = $1 and chat_id = any ($2)
       and cardinality($2::uuid[]) = (select count(*) from unread_chats where user_id = $1 and chat_id = any ($2))`,
    [userId, chatIds],
  );
  if (rowCount !== chatIds.length) return null;
  for (const fact of facts) await writeFact(client, userId, language, fact, now);
  await client.query(
    `update conversation_summaries set failures = 0, summary = coalesce($2, summary),
       unread = (select count(*) from unread_chats where user_id = $1),
       due_at = (select $3::timestamptz from unread_chats where user_id = $1 limit 1)
     where user_id = $1`,
    [userId, summary, now],
  );
  const { rows } = await client.query<{ total: number }>(
    `select count(*)::integer as total from (
       select from memories where user_id = $1 and closed_at is null limit 50) as counted`,
    [userId],
  );
  return rows[0]!.total;
}

/** Within the caller's transaction: what the person asked to forget in words that only the model understood. */
export async function forgetUnsaid(
  client: pg.PoolClient,
  userId: string,
  language: string,
  { memories, chatIds }: { memories: readonly { id: string; words: string }[]; chatIds: string[] },
): Promise<void> {
  for (const { id, words } of memories)
    await forgetMemories(client, userId, { id, words, language });
  if (chatIds.length > 0) await forgetChats(client, userId, chatIds, language);
}

async function writeFact(
  client: pg.PoolClient,
  userId: string,
  language: string,
  fact: ReadChats["facts"][number],
  now: Date,
): Promise<void> {
  const { words, search, kind, importance, chatId, notedAt, closes, toldAgain } = fact;
  // Told again, a memory is fresh again. A fact that was forgotten during the reading is not noted.
  if (toldAgain !== null)
    await client.query(
      `update memories set noted_at = greatest(noted_at, $3), importance = greatest(importance, $4),
         search_words = case when char_length($5) > char_length(search_words) then $5 else search_words end
       where user_id = $1 and id = $2 and closed_at is null`,
      [userId, toldAgain, notedAt, importance, search],
    );
  else
    await client.query(
      `insert into memories (user_id, words, kind, language, importance, chat_id, noted_at, search_words, rank_at, fingerprint)
       select $1, $2, $3, $4, $5, $6, $7, $8, $7, ''
       where not exists (select from forgotten_chats where user_id = $1 and chat_id = $6 and not is_reply_only)
       on conflict (user_id, fingerprint) where closed_at is null do update set
         noted_at = greatest(memories.noted_at, excluded.noted_at), importance = greatest(memories.importance, excluded.importance),
         search_words = coalesce(nullif(excluded.search_words, ''), memories.search_words)`,
      [userId, words, kind, language, importance, chatId, notedAt, search],
    );
  if (closes.length > 0)
    await client.query(
      `update memories set closed_at = $3
       where user_id = $1 and id = any ($2) and closed_at is null and not is_pinned and words <> $4`,
      [userId, closes, now, words],
    );
}
