// A person's memories, as their page reads and changes them.
import { sql } from "kysely";
import type pg from "pg";
import type { MemoryChange, MemoryKind } from "../../shared/contracts/memory.ts";
import { isPrivate } from "../../shared/rules/memory/private.ts";
import type { Database } from "../platform/database/database.ts";
import { MOST_IMPORTANT } from "./reading/extraction.ts";

export type MemoryRow = {
  id: string;
  words: string;
  kind: MemoryKind;
  is_pinned: boolean;
  noted_at: Date;
  source: string | null;
};

/** The most characters of a source message that are read. */
const SOURCE_READ = 400;

const COLUMNS = sql`m.id, m.words, m.kind, m.is_pinned, m.noted_at,
  (select left(c.message, ${sql.lit(SOURCE_READ)}) from chats c where c.user_id = m.user_id and c.id = m.chat_id) as source`;

const NOTHING = "00000000-0000-0000-0000-000000000000";

/** Matches by substring, in any case, and by likeness, which forgives a wrong letter. */
const fits = (search: string) => {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return search === ""
    ? sql``
    : sql`and (unaccent(lower(m.words || ' ' || m.search_words)) like unaccent(${pattern})
        or word_similarity(unaccent(lower(${search})), unaccent(lower(m.words || ' ' || m.search_words))) > 0.4)`;
};

/** The pinned first, then the newest, after the one named by `before`. */
export async function listMemories(
  database: Database,
  userId: string,
  { search, before }: { search: string; before: string | undefined },
  limit: number,
): Promise<MemoryRow[]> {
  const after = before
    ? sql`and (m.is_pinned, m.noted_at, m.id) < (
        select is_pinned, noted_at, id from memories where user_id = ${userId} and id = ${before})`
    : sql``;
  const { rows } = await sql<MemoryRow>`
    select ${COLUMNS} from memories m where m.user_id = ${userId} and m.closed_at is null ${fits(search)} ${after}
    order by m.is_pinned desc, m.noted_at desc, m.id desc limit ${limit}`.execute(database);
  return rows;
}

export async function countMemories(database: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from memories where user_id = ${userId} and closed_at is null`.execute(
    database,
  );
  return rows[0]!.total;
}

/** Null: there is none of this id. */
export async function getMemory(
  database: Database,
  userId: string,
  id: string,
): Promise<MemoryRow | null> {
  const { rows } = await sql<MemoryRow>`
    select ${COLUMNS} from memories m where m.user_id = ${userId} and m.id = ${id} and m.closed_at is null`.execute(
    database,
  );
  return rows[0] ?? null;
}

/**
 * Words that the person wrote anew come from no message any more, and are asked for with others. What Luli was to ask about in the old words
 * is not asked: its day may be another one, too.
 */
export async function changeMemory(
  database: Database,
  userId: string,
  id: string,
  { words, is_pinned }: MemoryChange,
): Promise<void> {
  await sql`
    with old as (
      select chat_id, words from memories
      where user_id = ${userId} and id = ${id} and closed_at is null and words <> ${words ?? null}),
    follow_ups as (
      delete from follow_ups f using old
      where f.user_id = ${userId} and f.chat_id = old.chat_id and f.words = old.words and f.asked_at is null)
    update memories set words = coalesce(${words ?? null}, words), is_pinned = coalesce(${is_pinned ?? null}, is_pinned),
      chat_id = case when ${words ?? null} <> words then null else chat_id end,
      search_words = case when ${words ?? null} <> words then '' else search_words end
    where user_id = ${userId} and id = ${id} and closed_at is null`.execute(database);
}

/** Forgets the named memory, or what was told in these words. Returns how many memories and chats that was. */
export async function forgetMemories(
  client: pg.Pool | pg.PoolClient,
  userId: string,
  told: { id: string | null; words: string; language: string },
): Promise<number> {
  const { rows } = await client.query<{ forgotten: number }>(
    "select forget_memories($1, $2, $3, $4) as forgotten",
    [userId, told.id, told.words, told.language],
  );
  return rows[0]!.forgotten;
}

export async function forgetChats(
  client: pg.Pool | pg.PoolClient,
  userId: string,
  ids: readonly string[],
  language: string,
): Promise<void> {
  await client.query("select forget_chats($1, $2, '{}', $3)", [userId, ids, language]);
}

/** Forgets summary and diary as well; earlier chats are read no more. */
export async function forgetEverything(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    with locked as (
      insert into conversation_summaries (user_id, forgotten_until) values (${userId}, ${now})
      on conflict (user_id) do update set summary = '', unread = 0, due_at = null, forgotten_until = excluded.forgotten_until
      returning user_id),
    unread as (delete from unread_chats where user_id = (select user_id from locked)),
    diary as (delete from diary_entries where user_id = (select user_id from locked)),
    follow_ups as (delete from follow_ups where user_id = (select user_id from locked))
    delete from memories where user_id = (select user_id from locked)`.execute(database);
}

/** Lists the memories that a reply used, or else those that its message told. */
export async function listBehind(
  database: Database,
  userId: string,
  chatId: string,
): Promise<{ id: string; words: string }[]> {
  const { rows } = await sql<{ id: string; words: string }>`
    with used as (select memory_id from used_memories where user_id = ${userId} and chat_id = ${chatId}),
    noted as (select id from memories where user_id = ${userId} and chat_id = ${chatId} and not exists (select from used))
    select m.id, m.words from (select * from used union all select * from noted) behind (id)
    join memories m on m.user_id = ${userId} and m.id = behind.id
    where m.closed_at is null order by m.noted_at limit 12`.execute(database);
  return rows;
}

/** Some may have been forgotten meanwhile. */
export async function insertUsed(
  database: Database,
  userId: string,
  chatId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into used_memories (user_id, chat_id, memory_id)
    select user_id, ${chatId}, id from memories where user_id = ${userId} and id = any (${ids}) for key share
    on conflict do nothing`.execute(database);
}

/** Erases memories of little importance in time. */
export async function eraseExpired(database: Database, now: Date): Promise<void> {
  await sql`delete from memories where expires_at < ${now}`.execute(database);
}

/** Null: there is no such message of this person's. */
export async function getSaid(
  database: Database,
  userId: string,
  chatId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("chats")
    .select("message")
    .where("user_id", "=", userId)
    .where("id", "=", chatId)
    .executeTakeFirst();
  return row?.message ?? null;
}

type NewMemory = { words: string; chatId: string; notedAt: Date };

/** Notes words on request. A memory that is told again is fresh again. */
export async function insertMemory(
  database: Database,
  userId: string,
  language: string,
  { words, chatId, notedAt }: NewMemory,
): Promise<void> {
  const kind = isPrivate(words) ? "private" : "other";
  await sql`
    insert into memories (user_id, words, kind, language, importance, chat_id, noted_at, rank_at, fingerprint)
    values (${userId}, ${words}, ${kind}, ${language}, ${MOST_IMPORTANT}, ${chatId}, ${notedAt}, ${notedAt}, ${NOTHING})
    on conflict (user_id, fingerprint) where closed_at is null do update set
      noted_at = greatest(memories.noted_at, excluded.noted_at), importance = greatest(memories.importance, excluded.importance)`.execute(
    database,
  );
}
