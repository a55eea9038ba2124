-- Ends a run that vetted words took over: as in keep_crisis the message is not counted and earns nothing, and Luli is gentle from then on.
-- A limit per day stops people from getting free messages this way without end. Returns what end_chat returns.
create or replace function end_crisis_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_response text, p_kind text, p_help text, p_most_a_day integer, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  v_counted_on date;
begin
  -- The order of locks of begin_message and finish_chat: user, usage, game, chat.
  perform 1 from users where id = p_user_id for key share;
  perform 1 from usage_counters where user_id = p_user_id for update;
  perform 1 from game_states where user_id = p_user_id for update;
  update chats set status = 'done', response = p_response, help = p_help, finished_at = p_now
  where user_id = p_user_id and id = p_id and attempt = p_attempt and status = 'running'
  returning counted_on into v_counted_on;
  if not found then
    return exists (select 1 from chats where user_id = p_user_id and id = p_id and attempt = p_attempt and status = 'done');
  end if;
  update usage_counters set messages = greatest(0, messages - 1)
  where user_id = p_user_id and day = v_counted_on and p_most_a_day > (
    select count(*) from (
      select from chats c where c.user_id = p_user_id and c.created_at > p_now - interval '1 day' limit p_most_a_day) of_today);
  perform ask_age(p_user_id, p_now) where p_help = 'age';
  -- A run is only taken over for a doubt: plain words are answered before any run begins.
  perform note_crisis(p_user_id, p_kind, 'doubt', p_now);
  return true;
end
$$;
