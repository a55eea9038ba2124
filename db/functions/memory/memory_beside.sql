-- Returns how a reply is tied to the person's memory: it used a memory, or its message told one. Null: no such memory is
-- left.
create or replace function memory_beside(p_user_id uuid, p_chat_id uuid) returns text language sql stable as $$
  select case
    when exists (
      select from used_memories u join memories m on (m.user_id, m.id) = (u.user_id, u.memory_id)
      where u.user_id = p_user_id and u.chat_id = p_chat_id and m.closed_at is null) then 'used'
    when exists (select from memories where user_id = p_user_id and chat_id = p_chat_id and closed_at is null) then 'noted'
  end
$$;
