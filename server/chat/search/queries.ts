// Finds what was said: by its words, whatever the language, and by its day.
import type pg from "pg";
import type { Chat } from "../../../shared/contracts/chat.ts";
import { CHAT_COLUMNS, type ChatRow, IS_NOT_REPLACED, toChat } from "../chat-row.ts";

/** The most chats that are indexed before a search: half a second of work. */
const PIECE = 3000;

export async function indexSaid(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query("select index_said($1, $2)", [userId, PIECE]);
}

/** Those that hold each of the words, or a word that begins so; the newest first. */
export async function findChats(
  pool: pg.Pool,
  userId: string,
  words: string,
  limit: number,
): Promise<Chat[]> {
  const { rows } = await pool.query<ChatRow>(
    `with asked as (
       select string_agg(quote_literal(left(md5($1::uuid::text), 12) || word) || ':*', ' & ')::tsquery as query
       from unnest(said_words($2)) word where char_length(word) > 1 or $2 !~ (word || '\\s*$') or char_length(btrim($2)) = 1
     ), hits as materialized (
       select chat_id, said_at from chat_words where user_id = $1 and words @@ (select query from asked)
     )
     select ${CHAT_COLUMNS} from hits join chats on chats.user_id = $1 and chats.id = hits.chat_id
     where ${IS_NOT_REPLACED} order by hits.said_at desc limit $3`,
    [userId, words, limit],
  );
  return rows.map(toChat);
}

/** Lists the chats from a moment on, newest first. */
export async function listSince(
  pool: pg.Pool,
  userId: string,
  since: Date,
  limit: number,
): Promise<Chat[]> {
  const { rows } = await pool.query<ChatRow>(
    `select ${CHAT_COLUMNS} from chats where user_id = $1 and created_at >= $2 and ${IS_NOT_REPLACED}
     order by created_at, id limit $3`,
    [userId, since, limit],
  );
  return rows.map(toChat).toReversed();
}
