-- The one round trip after a reply: ends a run once. A failed run gives the message back to the quota; a name that the user
-- plainly told is theirs from now on. Returns whether the run ended as this attempt says, also when asked twice; false: it was
-- taken over, and the caller has nothing more to say.
create or replace function end_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_status text, p_response text, p_now timestamptz, p_user_name text default null
) returns boolean language plpgsql as $$
declare
  v_counted_on date;
begin
  -- Same order of locks as begin_message: usage row first.
  if p_status = 'failed' then perform 1 from usage_counters where user_id = p_user_id for update; end if;
  update chats set status = p_status, response = p_response, finished_at = p_now
  where user_id = p_user_id and id = p_id and attempt = p_attempt and status = 'running'
  returning counted_on into v_counted_on;
  if not found then
    return exists (select 1 from chats where user_id = p_user_id and id = p_id and attempt = p_attempt and status = p_status);
  end if;
  if p_status = 'failed' then
    update usage_counters set messages = greatest(0, messages - 1) where user_id = p_user_id and day = v_counted_on;
  elsif p_user_name is not null then
    update users set name = p_user_name, updated_at = p_now where id = p_user_id;
  end if;
  if p_status <> 'failed' and p_response <> '' then perform note_unread(p_user_id, p_id, p_now); end if;
  return true;
end
$$;
