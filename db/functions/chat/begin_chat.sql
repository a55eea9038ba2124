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
  v_day date; v_messages integer; v_recent timestamptz[]; v_still timestamptz[] := '{}'; v_sent timestamptz;
  v_user_day date; v_limit integer; v_is_minor boolean; v_puppy_id uuid;
  v_message text; v_counted_on date;
  -- The rate goes by one clock: a server's own may be wrong.
  v_now constant timestamptz := now();
begin
  -- The usage row is the user's lock: everything below happens for one message of a user at a time.
  select day, messages, recent into v_day, v_messages, v_recent from usage_counters where user_id = p_user_id for update;
  -- Asked after the lock, in a statement of its own: who waited for it may be gone, or leaving. One for all, because each costs more than its rows.
  select u.name, u.subscription_status, user_day(p_now, u.time_zone), a.answer is not distinct from 'minor',
    p.id, p.variant, p.name, p.mood, p.level,
    c.message, c.status, c.attempt, c.response, c.created_at, c.server_no
  into user_name, subscription_status, v_user_day, v_is_minor,
    v_puppy_id, variant, puppy_name, mood, puppy_level,
    v_message, chat_status, attempt, response, created_at, server_no
  from users u join puppies p on p.user_id = u.id and p.is_active
  left join age_answers a on a.user_id = u.id left join chats c on c.user_id = u.id and c.id = p_id
  where u.id = p_user_id and u.deletion_requested_at is null and u.suspended_at is null;
  if not found then outcome := 'no_user';
  elsif v_is_minor then outcome := 'resting';
  end if;
  if outcome is not null then
    return query select outcome, 0, 0, null::text, null::text, null::timestamptz, 0,
      null::text, null::text, null::text, null::text, 0, null::text, 0, null::json;
    return;
  end if;
  -- The original while the active one sleeps by the plan.
  if variant <> 'original' then
    select p.id, p.variant, p.name, p.mood, p.level into v_puppy_id, variant, puppy_name, mood, puppy_level
    from puppies p where p.user_id = p_user_id and (p.variant = 'original' or p.is_active and is_variant_open(p.variant,
      (select max(level) from puppies where user_id = p_user_id), subscription_status))
    order by p.is_active desc limit 1;
  end if;
  v_limit := case when is_premium(subscription_status) then p_premium_daily else p_free_daily end;
  if v_day <> v_user_day then
    v_day := v_user_day;
    v_messages := 0;
  end if;

  if v_message is not null then
    if v_message <> p_message then outcome := 'conflict';
    elsif chat_status in ('done', 'stopped') then outcome := 'replay';
    -- Whoever asks does not run this chat: "running" under its own number is a run that it lost track of.
    elsif chat_status = 'running' and server_no <> p_server_no and is_server_alive(server_no) then outcome := 'running';
    end if;
  end if;

  -- A run that another server left behind is still paid for; a failed one was given back.
  if outcome is null and (v_message is null or chat_status = 'failed') then
    foreach v_sent in array v_recent loop
      if v_sent > v_now - interval '30 seconds' then v_still := v_still || v_sent; end if;
    end loop;
    if cardinality(v_still) >= 10 then
      outcome := 'rate_limited';
      retry_after_s := greatest(1, ceil(extract(epoch from
        (select min(sent) from unnest(v_still) sent) + interval '30 seconds' - v_now))::integer);
    elsif v_messages >= v_limit then
      outcome := 'quota_exceeded';
    else
      v_messages := v_messages + 1;
      update usage_counters set day = v_day, messages = v_messages, recent = v_still || v_now where user_id = p_user_id;
    end if;
  end if;

  if outcome is null then
    if v_message is null then
      -- Nobody waits for the disk here: what a crash of the database takes along its server brings back (restore_chat). Another one may
      -- have begun the same chat anew by then, so the first attempts of two servers never have the same number.
      perform set_config('synchronous_commit', 'off', true);
      attempt := (p_server_no & 1048575) * 1024 + 1;
      insert into chats (user_id, id, puppy_id, message, server_no, attempt, counted_on, created_at)
      values (p_user_id, p_id, v_puppy_id, p_message, p_server_no, attempt, v_day, p_now);
      chat_status := 'running';
      created_at := p_now;
      server_no := p_server_no;
    else
      -- A failed run was given back, so it counts again today; a taken-over one stays counted where it was.
      update chats c set status = 'running', attempt = c.attempt + 1, server_no = p_server_no, response = null, finished_at = null,
        counted_on = case when c.status = 'failed' then v_day else c.counted_on end
      where c.user_id = p_user_id and c.id = p_id returning c.attempt, c.status, c.response, c.server_no
      into attempt, chat_status, response, server_no;
    end if;
    outcome := 'accepted';
    game := game_of(p_user_id);
  end if;
  retry_after_s := coalesce(retry_after_s, 0);
  messages_left := greatest(0, v_limit - v_messages);
  return next;
end
$$;
