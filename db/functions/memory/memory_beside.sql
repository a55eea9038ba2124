-- What of a person's memory stands behind a reply: it used some, or its message told one. Null: nothing that is still there.
create or replace function memory_beside(p_user_id uuid, p_chat_id uuid) returns text language sql stable as $$
  select case
    when exists (
      select from used_memories u join memories m on (m.user_id, m.id) = (u.user_id, u.memory_id)
      where u.user_id = p_user_id and u.chat_id = p_chat_id and m.closed_at is null) then 'used'
    when exists (select from memories where user_id = p_user_id and chat_id = p_chat_id and closed_at is null) then 'noted'
  end
$$;
