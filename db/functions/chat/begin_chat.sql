-- The one round trip before a reply: takes quota and rate, stores the message, or says why not.
-- An accepted message comes with the user's game, from which the reply's rewards are worked out.
-- The same id again replays the stored reply, finds it running, or takes over a failed or orphaned run.
create or replace function begin_chat(
  p_user_id uuid, p_id uuid, p_message text, p_server_no integer,
  p_free_daily integer, p_premium_daily integer, p_now timestamptz
) returns table (
  outcome text, retry_after_s integer, attempt integer, response text, chat_status text, created_at timestamptz, server_no integer,
  user_name text, variant text, puppy_name text, mood text, puppy_level integer, subscription_status text, messages_left integer,
  game json
) language plpgsql as $$
#variable_conflict use_column
declare
  v_user users; v_puppy puppies; v_usage usage_counters; v_chat chats;
  v_day date; v_limit integer; v_recent timestamptz[]; v_is_new boolean;
  -- The rate goes by one clock: a server's own may be wrong.
  v_now constant timestamptz := now();
begin
  -- The usage row is the user's lock: everything below happens for one message of a user at a time. Who waited for it may be gone, or leaving.
  select * into v_usage from usage_counters where user_id = p_user_id for update;
  select * into v_user from users where id = p_user_id and deletion_requested_at is null;
  if not found then
    return query select 'no_user', 0, 0, null::text, null::text, null::timestamptz, 0,
      null::text, null::text, null::text, null::text, 0, null::text, 0, null::json;
    return;
  end if;
  if exists (select from age_answers where user_id = p_user_id and answer = 'minor') then
    return query select 'resting', 0, 0, null::text, null::text, null::timestamptz, 0,
      null::text, null::text, null::text, null::text, 0, null::text, 0, null::json;
    return;
  end if;
  -- Who is active, or the original while that one sleeps by the plan.
  select * into v_puppy from puppies p
  where user_id = p_user_id and (variant = 'original' or (is_active and is_variant_open(variant,
    (select max(level) from puppies where user_id = p_user_id), v_user.subscription_status)))
  order by is_active and variant <> 'original' desc limit 1;
  select * into v_chat from chats where user_id = p_user_id and id = p_id;
  v_is_new := not found;
  v_limit := case when is_premium(v_user.subscription_status) then p_premium_daily else p_free_daily end;
  v_day := user_day(p_now, v_user.time_zone);
  if v_usage.day <> v_day then
    v_usage.day := v_day;
    v_usage.messages := 0;
  end if;

  if not v_is_new then
    if v_chat.message <> p_message then outcome := 'conflict';
    elsif v_chat.status in ('done', 'stopped') then outcome := 'replay';
    -- Whoever asks does not run this chat: "running" under its own number is a run that it lost track of.
    elsif v_chat.status = 'running' and v_chat.server_no <> p_server_no and is_server_alive(v_chat.server_no) then
      outcome := 'running';
    end if;
  end if;

  if outcome is null then
    -- A run that another server left behind is still paid for; a failed one was given back.
    if v_is_new or v_chat.status = 'failed' then
      v_recent := array(select t from unnest(v_usage.recent) t where t > v_now - interval '30 seconds' order by t);
      if cardinality(v_recent) >= 10 then
        outcome := 'rate_limited';
        retry_after_s := greatest(1, ceil(extract(epoch from v_recent[1] + interval '30 seconds' - v_now))::integer);
      elsif v_usage.messages >= v_limit then
        outcome := 'quota_exceeded';
      else
        v_usage.messages := v_usage.messages + 1;
        v_usage.recent := v_recent || v_now;
        update usage_counters set day = v_usage.day, messages = v_usage.messages, recent = v_usage.recent where user_id = p_user_id;
      end if;
    end if;
  end if;

  if outcome is null then
    if v_is_new then
      insert into chats (user_id, id, puppy_id, message, server_no, counted_on, created_at)
      values (p_user_id, p_id, v_puppy.id, p_message, p_server_no, v_day, p_now) returning * into v_chat;
    else
      -- A failed run was given back, so it counts again today; a taken-over one stays counted where it was.
      update chats set status = 'running', attempt = attempt + 1, server_no = p_server_no, response = null, finished_at = null,
        counted_on = case when status = 'failed' then v_day else counted_on end
      where user_id = p_user_id and id = p_id returning * into v_chat;
    end if;
    outcome := 'accepted';
  end if;

  return query select outcome, coalesce(retry_after_s, 0), v_chat.attempt, v_chat.response, v_chat.status, v_chat.created_at, v_chat.server_no,
    v_user.name, v_puppy.variant, v_puppy.name, v_puppy.mood, v_puppy.level, v_user.subscription_status,
    greatest(0, v_limit - v_usage.messages), case when outcome = 'accepted' then game_of(p_user_id) end;
end
$$;
