-- Keeps a cry for help and its answer, which has no run, costs no message and earns nothing; Luli is gentle from then on.
-- Returns when it was first said, and what was answered then; nothing: not kept, because the id is another message's, the user is
-- leaving, or there are too many.
create or replace function keep_crisis(
  p_user_id uuid, p_id uuid, p_message text, p_response text, p_kind text, p_stage text, p_help text, p_server_no integer,
  p_most_a_day integer, p_now timestamptz
) returns table (kept_at timestamptz, response text) language plpgsql as $$
#variable_conflict use_column
declare
  v_zone text;
begin
  -- Same order of locks as finish_chat: user, game, chat.
  select time_zone into v_zone from users where id = p_user_id and deletion_requested_at is null for key share;
  if not found then return; end if;
  select c.created_at, c.response into kept_at, response from chats c
  where c.user_id = p_user_id and c.id = p_id and c.message = p_message and c.status in ('done', 'stopped');
  if found then
    return next;
    return;
  end if;
  perform ask_age(p_user_id, p_now) where p_help = 'age';
  perform note_crisis(p_user_id, p_kind, p_stage, p_now);
  return query
    insert into chats as c (user_id, id, puppy_id, message, response, status, server_no, help, counted_on, created_at, finished_at)
    select p_user_id, p_id, p.id, p_message, p_response, 'done', p_server_no, p_help, user_day(p_now, v_zone), p_now, p_now
    from puppies p
    where p.user_id = p_user_id and p.is_active and p_most_a_day > (
      select count(*) from (
        select from chats c where c.user_id = p_user_id and c.created_at > p_now - interval '1 day' limit p_most_a_day) of_today)
    on conflict (user_id, id) do update set
      status = 'done', response = excluded.response, help = excluded.help, attempt = c.attempt + 1, finished_at = p_now
      where c.message = excluded.message and c.status in ('running', 'failed')
    returning c.created_at, c.response;
end
$$;
