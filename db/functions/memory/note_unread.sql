-- A reply is there to be read for facts: once eight are, or after a minute without a message, whatever comes first.
create or replace function note_unread(p_user_id uuid, p_chat_id uuid, p_now timestamptz) returns void language plpgsql as $$
begin
  insert into unread_chats (user_id, chat_id) values (p_user_id, p_chat_id) on conflict do nothing;
  if not found then return; end if;
  insert into conversation_summaries (user_id, unread, due_at) values (p_user_id, 1, p_now + interval '1 minute')
  on conflict (user_id) do update set unread = conversation_summaries.unread + 1,
    due_at = case when conversation_summaries.unread >= 7 then least(conversation_summaries.due_at, p_now)
      else p_now + interval '1 minute' end;
end
$$;
