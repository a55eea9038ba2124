-- The chat's finish gives its rewards in the round trip that stores the reply. See docs/flows/growth.md.

drop function begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);

-- The one round trip before a reply: takes quota and rate, stores the message, or says why not.
-- An accepted message comes with the user's growth, from which the reply's rewards are worked out.
-- The same id again replays the stored reply, finds it running, or takes over a failed or orphaned run.
create function begin_chat(
  p_user_id uuid, p_id uuid, p_message text, p_server_no integer,
  p_free_daily integer, p_premium_daily integer, p_now timestamptz
) returns table (
  outcome text, retry_after_s integer, attempt integer, response text, chat_status text, created_at timestamptz, server_no integer,
  user_name text, variant text, puppy_name text, mood text, puppy_level integer, subscription_status text, messages_left integer,
  growth jsonb
) language plpgsql as $$
#variable_conflict use_column
declare
  v_user users; v_puppy puppies; v_usage usage_counters; v_chat chats;
  v_day date; v_limit integer; v_recent timestamptz[]; v_is_new boolean;
begin
  select * into v_user from users where id = p_user_id;
  if not found then
    return query select 'no_user', 0, 0, null::text, null::text, null::timestamptz, 0,
      null::text, null::text, null::text, null::text, 0, null::text, 0, null::jsonb;
    return;
  end if;
  -- The usage row is the user's lock: everything below happens for one message of a user at a time.
  select * into v_usage from usage_counters where user_id = p_user_id for update;
  -- Who is active, or the original while that one sleeps by the plan.
  select * into v_puppy from puppies p
  where user_id = p_user_id and (variant = 'original' or (is_active and is_variant_open(variant,
    (select max(level) from puppies where user_id = p_user_id), v_user.subscription_status)))
  order by is_active and variant <> 'original' desc limit 1;
  select * into v_chat from chats where user_id = p_user_id and id = p_id;
  v_is_new := not found;
  v_limit := case when v_user.subscription_status in ('trial', 'active', 'past_due') then p_premium_daily else p_free_daily end;
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
      v_recent := array(select t from unnest(v_usage.recent) t where t > p_now - interval '30 seconds' order by t);
      if cardinality(v_recent) >= 10 then
        outcome := 'rate_limited';
        retry_after_s := greatest(1, ceil(extract(epoch from v_recent[1] + interval '30 seconds' - p_now))::integer);
      elsif v_usage.messages >= v_limit then
        outcome := 'quota_exceeded';
      else
        v_usage.messages := v_usage.messages + 1;
        v_usage.recent := v_recent || p_now;
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
    greatest(0, v_limit - v_usage.messages), case when outcome = 'accepted' then growth_of(p_user_id) end;
end
$$;

-- The one round trip after a reply: ends the run as end_chat does and, only if it ended just now, applies what the rules made of it.
-- "stale": the user did something else meanwhile; nothing is stored, and the caller works it out again from the growth that comes back.
-- "repeated": this attempt was ended so before. "lost": another server has taken the run over.
create function finish_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_status text, p_response text, p_now timestamptz, p_user_name text,
  p_version bigint, p_change jsonb
) returns table (outcome text, growth jsonb) language plpgsql as $$
declare
  v_version bigint; v_status text;
begin
  -- A name is written to the user's row, which comes first in the order of locks.
  if p_user_name is null then perform 1 from users where id = p_user_id for key share;
  else perform 1 from users where id = p_user_id for no key update;
  end if;
  select version into v_version from growths where user_id = p_user_id for update;
  select status into v_status from chats where user_id = p_user_id and id = p_id and attempt = p_attempt for update;
  if v_status is null or v_status not in ('running', p_status) then
    return query select 'lost', null::jsonb;
  elsif v_status = p_status then
    return query select 'repeated', null::jsonb;
  elsif v_version <> p_version then
    return query select 'stale', growth_of(p_user_id);
  else
    perform end_chat(p_user_id, p_id, p_attempt, p_status, p_response, p_now, p_user_name);
    perform apply_growth(p_user_id, p_change, p_now);
    return query select 'ended', null::jsonb;
  end if;
end
$$;
