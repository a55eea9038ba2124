-- The conversation, and how much a user may send. See docs/flows/chat.md.

create table chats (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  puppy_id uuid not null,
  message text not null
    constraint chats_message_length check (char_length(message) between 1 and 4000)
    constraint chats_message_not_blank check (btrim(message, E' \t\n\r') <> ''),
  response text constraint chats_response_length check (char_length(response) <= 32768),
  status text not null default 'running'
    constraint chats_status_known check (status in ('running', 'done', 'stopped', 'failed')),
  attempt integer not null default 1 constraint chats_attempt_positive check (attempt >= 1),
  server_no integer not null,
  counted_on date not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (user_id, id),
  constraint chats_puppy_fkey foreign key (user_id, puppy_id) references puppies (user_id, id) on delete cascade,
  constraint chats_response_with_status check ((response is not null) = (status in ('done', 'stopped')))
);
comment on table chats is 'A message and Luli''s reply. Stored before the model is called; response is null until the run ends well.';
comment on column chats.counted_on is 'The user''s day whose quota this attempt took; a failed one gives it back to that day only.';
create index chats_user_id_created_at_idx on chats (user_id, created_at desc, id desc);
create index chats_user_id_puppy_id_idx on chats (user_id, puppy_id);

create table usage_counters (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null default '-infinity',
  messages integer not null default 0 constraint usage_counters_messages_positive check (messages >= 0),
  recent timestamptz[] not null default '{}'
    constraint usage_counters_recent_bounded check (cardinality(recent) <= 10)
);
comment on table usage_counters is 'Messages sent on the user''s current day, and the times of the last ten: quota and rate in one row.';

create sequence server_nos as integer cycle;
comment on sequence server_nos is 'Numbers running servers. A server holds advisory lock (76, number) while it lives, so others can tell.';

-- True while the server that was given this number still holds its lock.
create function is_server_alive(p_server_no integer) returns boolean language sql volatile as $$
  select not pg_try_advisory_xact_lock_shared(76, p_server_no)
$$;

-- The day a moment belongs to for a user: their zone, with the boundary at 03:00 (product.md, Streak).
create function user_day(p_now timestamptz, p_time_zone text) returns date language sql stable as $$
  select ((p_now at time zone p_time_zone) - interval '3 hours')::date
$$;

-- The one round trip before a reply: takes quota and rate, stores the message, or says why not.
-- The same id again replays the stored reply, finds it running, or takes over a failed or orphaned run.
create function begin_chat(
  p_user_id uuid, p_id uuid, p_message text, p_server_no integer,
  p_free_daily integer, p_premium_daily integer, p_now timestamptz
) returns table (
  outcome text, retry_after_s integer, attempt integer, response text, chat_status text, created_at timestamptz, server_no integer,
  user_name text, variant text, puppy_name text, mood text, puppy_level integer, subscription_status text, messages_left integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_user users; v_puppy puppies; v_usage usage_counters; v_chat chats;
  v_day date; v_limit integer; v_recent timestamptz[]; v_is_new boolean;
begin
  select * into v_user from users where id = p_user_id;
  if not found then
    return query select 'no_user', 0, 0, null::text, null::text, null::timestamptz, 0,
      null::text, null::text, null::text, null::text, 0, null::text, 0;
    return;
  end if;
  -- The usage row is the user's lock: everything below happens for one message of a user at a time.
  select * into v_usage from usage_counters where user_id = p_user_id for update;
  select * into v_puppy from puppies where user_id = p_user_id and is_active;
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
    greatest(0, v_limit - v_usage.messages);
end
$$;

-- The one round trip after a reply: ends a run once. A failed run gives the message back to the quota; a name that the user
-- told is kept if they have none yet. Returns whether the run ended as this attempt says, also when asked twice; false: it was
-- taken over, and the caller has nothing more to say.
create function end_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_status text, p_response text, p_now timestamptz, p_user_name text default null
) returns boolean language plpgsql as $$
declare
  v_counted_on date;
begin
  -- Same order of locks as begin_chat: usage row first.
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
    update users set name = p_user_name, updated_at = p_now where id = p_user_id and name = '';
  end if;
  return true;
end
$$;
