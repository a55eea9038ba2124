// A row of chats as its person reads it.
import { chat, type Chat } from "../../shared/contracts/chat.ts";
import { withIsoDates } from "../platform/clock/iso-dates.ts";
import type { Tables } from "../platform/database/tables.ts";

/** What the row of a chat does not hold, or not as its person reads it. Every other field is the column of its name. */
const DERIVED: Record<Exclude<keyof Chat, keyof Tables["chats"]> | "status", string> = {
  memory: "memory_beside(chats.user_id, chats.id)",
  asked_name: `(select a.name from asked_names a where a.user_id = chats.user_id and a.chat_id = chats.id and not a.is_declined
    and not exists (select from users u where u.id = a.user_id and u.name = a.name))`,
  follow_up_offer:
    "(select f.words from follow_ups f where f.user_id = chats.user_id and f.chat_id = chats.id and not f.is_planned)",
  follow_up: `(select json_build_object('words', f.question, 'at', to_char(f.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from follow_ups f where f.user_id = chats.user_id and f.asked_after = chats.id order by f.asked_at limit 1)`,
  reaction:
    "(select reaction from chat_reactions r where r.user_id = chats.user_id and r.chat_id = chats.id)",
  is_revised:
    "coalesce((select true from chat_revisions r where r.user_id = chats.user_id and r.chat_id = chats.id), false)",
  puppy: `(select json_build_object('name', p.name, 'variant', p.variant) from puppies p
    where p.user_id = chats.user_id and p.id = chats.puppy_id)`,
  status:
    "case when chats.status = 'running' and not is_server_alive(chats.server_no) then 'failed' else chats.status end",
};
const columns = {
  ...Object.fromEntries(Object.keys(chat.entries).map((name) => [name, `chats.${name}`])),
  ...DERIVED,
};
export const CHAT_COLUMNS = Object.entries(columns)
  .map(([name, sql]) => `${sql} as ${name}`)
  .join(", ");

/** True unless a newer message replaced the chat. It is a subquery of each row, so that no plan reads the whole table. */
export const IS_NOT_REPLACED = `(select true from chat_revisions r join chats n on n.user_id = r.user_id and n.id = r.chat_id
  where r.user_id = chats.user_id and r.replaced_id = chats.id and n.status <> 'failed') is null`;

export type ChatRow = Omit<Chat, "created_at"> & { created_at: Date };

export const toChat = (row: ChatRow): Chat => withIsoDates(row);
