-- The one round trip before a reply: takes quota and rate, stores the message, or says why not.
-- An accepted message comes with what its reply needs: the turns before it, what is remembered, and the user's game, from which the reply's
-- rewards are worked out, unless the caller knows it in its present version (p_version; null: it does not).
-- Every statement in it reads by the person's id, so one plan fits all; by default each connection would plan each of them six times.
-- The same id again replays the stored reply, finds it running, or takes over a failed or orphaned run.
create or replace function begin_message(
  p_user_id uuid, p_id uuid, p_message text, p_server_no integer,
  p_free_daily integer, p_premium_daily integer, p_now timestamptz, p_version bigint
) returns json language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_outcome text; v_retry_after_s integer := 0; v_is_accepted boolean; v_sync text;
  v_name text; v_zone text; v_language text; v_plan text; v_age text; v_version bigint;
  v_puppy_id uuid; v_variant text; v_puppy_name text; v_mood text; v_level integer;
  v_message text; v_status text; v_attempt integer; v_response text; v_created_at timestamptz; v_server_no integer; v_help text;
  v_day date; v_messages integer; v_began timestamptz; v_recent timestamptz[]; v_still timestamptz[] := '{}'; v_sent timestamptz;
  v_user_day date; v_limit integer; v_turns json;
  -- The rate goes by one clock: a server's own may be wrong.
  v_now constant timestamptz := now();
begin
  -- The usage row is the user's lock: everything below happens for one message of a user at a time.
  select day, messages, recent, began_at into v_day, v_messages, v_recent, v_began from usage_counters where user_id = p_user_id for update;
  -- This statement runs after the lock, because the person may be gone or leaving by then. It reads everything at once, because
  -- each statement costs more than its rows.
  select u.name, u.time_zone, s.language, u.subscription_status, user_day(p_now, u.time_zone), a.answer, g.version,
    p.id, p.variant, p.name, p.mood, p.level,
    c.message, c.status, c.attempt, c.response, c.created_at, c.server_no, c.help
  into v_name, v_zone, v_language, v_plan, v_user_day, v_age, v_version,
    v_puppy_id, v_variant, v_puppy_name, v_mood, v_level,
    v_message, v_status, v_attempt, v_response, v_created_at, v_server_no, v_help
  from users u join puppies p on p.user_id = u.id and p.is_active
  join settings s on s.user_id = u.id join game_states g on g.user_id = u.id
  left join age_answers a on a.user_id = u.id left join chats c on c.user_id = u.id and c.id = p_id
  where u.id = p_user_id and u.deletion_requested_at is null and u.suspended_at is null;
  if not found then return json_build_object('outcome', 'no_user');
  elsif v_age = 'minor' then return json_build_object('outcome', 'resting');
  end if;
  -- The original while the active one sleeps by the plan.
  if v_variant <> 'original' then
    select p.id, p.variant, p.name, p.mood, p.level into v_puppy_id, v_variant, v_puppy_name, v_mood, v_level
    from puppies p where p.user_id = p_user_id and (p.variant = 'original' or p.is_active and is_variant_open(p.variant,
      (select max(level) from puppies where user_id = p_user_id), v_plan))
    order by p.is_active desc limit 1;
  end if;
  v_limit := case when is_premium(v_plan) then p_premium_daily else p_free_daily end;
  -- The day never goes back, or switching between two zones would give two days' messages. settle in shared/rules/game has
  -- the same rules.
  if v_user_day > v_day or v_day > v_user_day + ${most_days_ahead} or v_began <= p_now - interval '${longest_day_hours} hours' then
    v_day := case when v_day between v_user_day and v_user_day + ${most_days_ahead} then v_day + 1 else v_user_day end;
    v_messages := 0;
    v_began := p_now;
  end if;

  if v_message is not null then
    if v_message <> p_message then v_outcome := 'conflict';
    elsif v_status in ('done', 'stopped') then v_outcome := 'replay';
    -- A chat that is "running" under the caller's own number is a run that it lost track of.
    elsif v_status = 'running' and v_server_no <> p_server_no and is_server_alive(v_server_no) then v_outcome := 'running';
    end if;
  end if;

  -- A run that another server left behind is still paid for; a failed one was given back.
  if v_outcome is null and (v_message is null or v_status = 'failed') then
    foreach v_sent in array v_recent loop
      if v_sent > v_now - interval '${burst_seconds} seconds' then v_still := v_still || v_sent; end if;
    end loop;
    if cardinality(v_still) >= ${burst_messages} then
      v_outcome := 'rate_limited';
      v_retry_after_s := greatest(1, ceil(extract(epoch from
        (select min(sent) from unnest(v_still) sent) + interval '${burst_seconds} seconds' - v_now))::integer);
    -- A person in a crisis may go on past the free limit, up to the premium one.
    elsif v_messages >= v_limit and not (v_messages < p_premium_daily and in_crisis(p_user_id, p_now)) then
      v_outcome := 'quota_exceeded';
    else
      v_messages := v_messages + 1;
      update usage_counters set day = v_day, began_at = v_began, messages = v_messages, recent = v_still || v_now where user_id = p_user_id;
    end if;
  end if;

  v_is_accepted := v_outcome is null;
  if v_is_accepted then
    v_outcome := 'accepted';
    if v_message is null then
      -- synchronous_commit is off for this transaction. If a crash loses the message, its server restores it
      -- (restore_chat). Another server may have begun the same chat by then, so the first attempts of two servers never
      -- have the same number.
      v_sync := set_config('synchronous_commit', 'off', true);
      v_attempt := (p_server_no & 1048575) * 1024 + 1;
      v_status := 'running';
      v_created_at := p_now;
      insert into chats (user_id, id, puppy_id, message, server_no, attempt, counted_on, created_at)
      values (p_user_id, p_id, v_puppy_id, p_message, p_server_no, v_attempt, v_day, p_now);
    else
      -- A failed run was given back, so it counts again today; a taken-over one stays counted where it was.
      update chats set status = 'running', attempt = attempt + 1, server_no = p_server_no, response = null, finished_at = null,
        counted_on = case when status = 'failed' then v_day else counted_on end
      where user_id = p_user_id and id = p_id returning attempt, status, response into v_attempt, v_status, v_response;
    end if;
  end if;
  if v_is_accepted then v_turns := turns_before(p_user_id, v_created_at, p_id); end if;
  return json_build_object('outcome', v_outcome, 'retry_after_s', v_retry_after_s,
    'attempt', v_attempt, 'response', v_response, 'chat_status', v_status, 'created_at', v_created_at, 'help', v_help,
    'user_name', v_name, 'time_zone', v_zone, 'language', v_language, 'subscription_status', v_plan, 'age', v_age,
    'variant', v_variant, 'puppy_name', v_puppy_name, 'mood', v_mood, 'puppy_level', v_level,
    'messages_left', greatest(0, v_limit - v_messages),
    'turns', v_turns,
    'memory', case when v_is_accepted then memory_for(p_user_id, p_message, v_turns, p_now) end,
    'game', case when v_is_accepted and v_version is distinct from p_version then game_of(p_user_id) end);
end
$$;
