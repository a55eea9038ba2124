-- Keeps a cry for help and its answer, which has no run, costs no message and earns nothing; Luli is gentle from then on.
-- Returns when it was first said; null: not kept, because the id is another message's, the user is leaving, or there are too many.
create or replace function keep_crisis(
  p_user_id uuid, p_id uuid, p_message text, p_response text, p_server_no integer, p_most_a_day integer, p_now timestamptz
) returns timestamptz language plpgsql as $$
declare
  v_zone text; v_created_at timestamptz;
begin
  -- Same order of locks as finish_chat: user, game, chat.
  select time_zone into v_zone from users where id = p_user_id and deletion_requested_at is null for key share;
  if not found then return null; end if;
  select created_at into v_created_at from chats
  where user_id = p_user_id and id = p_id and message = p_message and status in ('done', 'stopped');
  if found then return v_created_at; end if;
  update game_states set version = version + 1,
    state = jsonb_set(state, '{sadAt}', to_jsonb(floor(extract(epoch from p_now) * 1000)))
  where user_id = p_user_id;
  insert into chats (user_id, id, puppy_id, message, response, status, server_no, help, counted_on, created_at, finished_at)
  select p_user_id, p_id, p.id, p_message, p_response, 'done', p_server_no, 'card', user_day(p_now, v_zone), p_now, p_now
  from puppies p
  where p.user_id = p_user_id and p.is_active and p_most_a_day > (
    select count(*) from (
      select from chats c where c.user_id = p_user_id and c.created_at > p_now - interval '1 day' limit p_most_a_day) of_today)
  on conflict (user_id, id) do update set
    status = 'done', response = excluded.response, help = 'card', attempt = chats.attempt + 1, finished_at = p_now
    where chats.message = excluded.message and chats.status in ('running', 'failed')
  returning created_at into v_created_at;
  return v_created_at;
end
$$;
