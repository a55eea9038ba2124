// Queries for a request in the chat: the person's settings and the messages before it.
import { sql } from "kysely";
import type { Language } from "../../../shared/contracts/language.ts";
import type { Help } from "../../../shared/rules/help.ts";
import type { Database } from "../../platform/database/database.ts";

export async function getChoice(
  database: Database,
  userId: string,
): Promise<{ language: Language; memory: boolean; name: string }> {
  return database
    .selectFrom("settings as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.language", "s.memory", "u.name"])
    .where("s.user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** A message that may ask something of the memory. */
export type AskingMessage = { userId: string; chatId: string; message: string; now: Date };

export type PastMessage = {
  id: string;
  message: string;
  response: string | null;
  help: Help | null;
  created_at: Date;
  is_forgotten: boolean;
};

/** Lists the messages before this one, newest first. */
export async function listSaidBefore(
  database: Database,
  userId: string,
  chatId: string,
  limit: number,
): Promise<PastMessage[]> {
  const { rows } = await sql<PastMessage>`
    select c.id, c.message, c.response, c.help, c.created_at, f.is_reply_only is not distinct from false as is_forgotten
    from chats c left join forgotten_chats f on f.user_id = c.user_id and f.chat_id = c.id
    where c.user_id = ${userId}
      and (c.created_at, c.id) < (select created_at, id from chats where user_id = ${userId} and id = ${chatId})
    order by c.created_at desc, c.id desc limit ${limit}`.execute(database);
  return rows;
}
