// A row of chats as its person reads it.
import type { Chat } from "../../shared/contracts/chat.ts";

export const CHAT_COLUMNS = `chats.id, chats.message, chats.response, chats.created_at, chats.help,
        memory_beside(chats.user_id, chats.id) as memory,
        (select a.name from asked_names a where a.user_id = chats.user_id and a.chat_id = chats.id and not a.is_declined
          and not exists (select from users u where u.id = a.user_id and u.name = a.name)) as asked_name,
        (select reaction from chat_reactions r where r.user_id = chats.user_id and r.chat_id = chats.id),
        coalesce((select true from chat_revisions r where r.user_id = chats.user_id and r.chat_id = chats.id), false) as is_revised,
        (select json_build_object('name', p.name, 'variant', p.variant) from puppies p
          where p.user_id = chats.user_id and p.id = chats.puppy_id) as puppy,
        case when chats.status = 'running' and not is_server_alive(chats.server_no) then 'failed' else chats.status end as status`;

/** True unless a newer message replaced the chat. It is a subquery of each row, so that no plan reads the whole table. */
export const IS_NOT_REPLACED = `(select true from chat_revisions r join chats n on n.user_id = r.user_id and n.id = r.chat_id
  where r.user_id = chats.user_id and r.replaced_id = chats.id and n.status <> 'failed') is null`;

export type ChatRow = Omit<Chat, "created_at"> & { created_at: Date };

export const toChat = (row: ChatRow): Chat => ({
  ...row,
  created_at: row.created_at.toISOString(),
});
