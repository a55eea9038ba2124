// Queries of the tools of a message: reactions and replaced messages.
import type pg from "pg";
import type { Reaction } from "../../../shared/rules/chat-marks.ts";

/** Whether there is such a reply of this user's. */
export async function saveReaction(
  pool: pg.Pool,
  userId: string,
  chatId: string,
  reaction: Reaction | null,
): Promise<boolean> {
  const change =
    reaction === null
      ? "delete from chat_reactions r using reply where r.user_id = reply.user_id and r.chat_id = reply.id and $3::text is null"
      : `insert into chat_reactions (user_id, chat_id, reaction) select user_id, id, $3 from reply
         on conflict (user_id, chat_id) do update set reaction = excluded.reaction`;
  const { rowCount } = await pool.query(
    `with reply as (select user_id, id from chats where user_id = $1 and id = $2 and response is not null for key share),
       changed as (${change})
     select from reply`,
    [userId, chatId, reaction],
  );
  return rowCount === 1;
}

type Place = { userId: string; chatId: string; replaced: string };

/**
 * Lets a new message stand in the place of the user's last one: what was said there first; null: it may not. An answer to somebody
 * in need stays. Where another message was to take the place and never came, this one does. The same pair again is the same.
 */
export async function replaceChat(
  pool: pg.Pool,
  { userId, chatId, replaced }: Place,
): Promise<string | null> {
  const { rows } = await pool.query<{ message: string }>(
    `with recursive last as (
       select user_id, id from chats where user_id = $1 and id = $3 and status in ('done', 'stopped') and help is null
         and (exists (select from chat_revisions where user_id = $1 and replaced_id = $3 and chat_id = $2)
           or not exists (select from chats where user_id = $1 and id = $2)
             and not exists (select from chat_revisions where user_id = $1 and chat_id = $2)
             and id = (select id from chats where user_id = $1 order by created_at desc, id desc limit 1))
     ), taken as (
       insert into chat_revisions as r (user_id, replaced_id, chat_id) select user_id, id, $2 from last
       on conflict (user_id, replaced_id) do update set chat_id = excluded.chat_id, created_at = now()
         where r.chat_id = excluded.chat_id
           or exists (select from chats n where n.user_id = r.user_id and n.id = r.chat_id and n.status = 'failed')
           or r.created_at < now() - interval '1 minute'
             and not exists (select from chats n where n.user_id = r.user_id and n.id = r.chat_id)
       returning replaced_id
     ), before as (
       select replaced_id as id, 0 as step from taken
       union all
       select r.replaced_id, before.step + 1 from before join chat_revisions r on r.user_id = $1 and r.chat_id = before.id
     )
     select message from chats where user_id = $1 and id = (select id from before order by step desc limit 1)`,
    [userId, chatId, replaced],
  );
  return rows[0]?.message ?? null;
}

/** Gives the place back after a refused message. */
export async function undoReplacing(
  pool: pg.Pool,
  { userId, chatId, replaced }: Place,
): Promise<void> {
  await pool.query(
    `delete from chat_revisions where user_id = $1 and replaced_id = $3 and chat_id = $2
       and not exists (select from chats where user_id = $1 and id = $2)`,
    [userId, chatId, replaced],
  );
}

export type EarlierChat = { id: string; message: string; response: string | null };

/** Lists the chats that this one replaced, newest first. */
export async function listEarlier(
  pool: pg.Pool,
  userId: string,
  chatId: string,
): Promise<EarlierChat[]> {
  const { rows } = await pool.query<EarlierChat>(
    `with recursive before as (
       select replaced_id as id, 1 as step from chat_revisions where user_id = $1 and chat_id = $2
       union all
       select r.replaced_id, before.step + 1 from before join chat_revisions r on r.user_id = $1 and r.chat_id = before.id
       where before.step < 20
     )
     select c.id, c.message, c.response from before join chats c on c.user_id = $1 and c.id = before.id order by step`,
    [userId, chatId],
  );
  return rows;
}
