// What a request in the chat needs to know, and the message before it.
import { sql } from "kysely";
import type { Language } from "../../../shared/contracts/language.ts";
import type { Database } from "../../platform/database/database.ts";

export async function getChoice(
  database: Database,
  userId: string,
): Promise<{ language: Language; memory: boolean }> {
  return database
    .selectFrom("settings")
    .select(["language", "memory"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** The chats before this one and what they told. Whether there was one. */
export async function forgetLast(
  database: Database,
  userId: string,
  chatId: string,
  count = 1,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with last as (
      select c.id from chats c where c.user_id = ${userId}
        and (c.created_at, c.id) < (select created_at, id from chats where user_id = ${userId} and id = ${chatId})
      order by c.created_at desc, c.id desc limit ${count}),
    told as (delete from memories where user_id = ${userId} and chat_id in (select id from last))
    insert into forgotten_chats (user_id, chat_id)
    select ${userId}, id from (select id from last union select ${chatId}) chats where exists (select from last)
    on conflict (user_id, chat_id) do update set chat_id = excluded.chat_id returning chat_id as id`.execute(
    database,
  );
  return rows.length > 0;
}
