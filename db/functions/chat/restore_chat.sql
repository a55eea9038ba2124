-- Restores a message that begin_message accepted and a crash of the database lost. It counts unless its day is over. False: another
-- server has begun the chat since then, or its person has left.
create or replace function restore_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_message text, p_server_no integer, p_created_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_day date; v_puppy_id uuid;
begin
  -- The same lock as begin_message's.
  perform 1 from usage_counters where user_id = p_user_id for update;
  select user_day(p_created_at, u.time_zone), p.id into v_day, v_puppy_id
  from users u join puppies p on p.user_id = u.id and p.is_active
  where u.id = p_user_id and u.deletion_requested_at is null;
  if not found then return false; end if;
  insert into chats (user_id, id, puppy_id, message, server_no, attempt, counted_on, created_at)
  values (p_user_id, p_id, v_puppy_id, p_message, p_server_no, p_attempt, v_day, p_created_at)
  on conflict (user_id, id) do nothing;
  if not found then return false; end if;
  update usage_counters set messages = case when day = v_day then messages + 1 else 1 end,
    began_at = case when day = v_day then began_at else p_created_at end, day = v_day
  where user_id = p_user_id and day <= v_day;
  return true;
end
$$;
