-- How a user's puppies grow: counters, streak, what is owned, achieved, claimed. Decided by shared/rules, guarded here again.

create table growths (
  user_id uuid primary key references users (id) on delete cascade,
  version bigint not null default 0 constraint growths_version_positive check (version >= 0),
  seen_at timestamptz,
  messages integer not null default 0 constraint growths_messages_positive check (messages >= 0),
  pets integer not null default 0 constraint growths_pets_positive check (pets >= 0),
  tasks integer not null default 0 constraint growths_tasks_positive check (tasks >= 0),
  memories integer not null default 0 constraint growths_memories_positive check (memories >= 0),
  returns integer not null default 0 constraint growths_returns_positive check (returns >= 0),
  freezes_bought integer not null default 0 constraint growths_freezes_bought_positive check (freezes_bought >= 0),
  happiness_points integer not null default 0 constraint growths_happiness_points_positive check (happiness_points >= 0),
  chatted_with text[] not null default '{}'
    constraint growths_chatted_with_known check (chatted_with <@ array['original', 'baby', 'sleepy', 'hero', 'party', 'royal']),
  last_variant text
    constraint growths_last_variant_known check (last_variant in ('original', 'baby', 'sleepy', 'hero', 'party', 'royal')),
  recent_messages jsonb not null default '[]'
    constraint growths_recent_messages_bounded check (jsonb_array_length(recent_messages) <= 3),
  recent_pets timestamptz[] not null default '{}' constraint growths_recent_pets_bounded check (cardinality(recent_pets) <= 3),
  happy_pet_at timestamptz,
  sad_at timestamptz,
  proud_at timestamptz,
  excited_at timestamptz,
  day date,
  day_messages integer not null default 0 constraint growths_day_messages_positive check (day_messages >= 0),
  day_questions integer not null default 0 constraint growths_day_questions_positive check (day_questions >= 0),
  day_pets integer not null default 0 constraint growths_day_pets_positive check (day_pets >= 0),
  day_universe_visits integer not null default 0 constraint growths_day_universe_visits_positive check (day_universe_visits >= 0),
  day_other_variant_messages integer not null default 0
    constraint growths_day_other_variant_messages_positive check (day_other_variant_messages >= 0),
  day_xp_messages integer not null default 0 constraint growths_day_xp_messages_range check (day_xp_messages between 0 and 30),
  day_xp_pets integer not null default 0 constraint growths_day_xp_pets_range check (day_xp_pets between 0 and 4),
  day_happy_messages integer not null default 0
    constraint growths_day_happy_messages_range check (day_happy_messages between 0 and 10),
  day_happy_pets integer not null default 0 constraint growths_day_happy_pets_range check (day_happy_pets between 0 and 10),
  is_day_visited boolean not null default false,
  day_swapped text constraint growths_day_swapped_known check (day_swapped in ('easy', 'medium', 'hard')),
  day_xp integer not null default 0 constraint growths_day_xp_positive check (day_xp >= 0),
  day_happiness integer not null default 0 constraint growths_day_happiness_positive check (day_happiness >= 0),
  streak_days integer not null default 0 constraint growths_streak_days_positive check (streak_days >= 0),
  streak_started_on date,
  streak_last_day date,
  streak_freezes integer not null default 2 constraint growths_streak_freezes_range check (streak_freezes between 0 and 2),
  streak_longest integer not null default 0,
  lost_days integer constraint growths_lost_days_positive check (lost_days > 0),
  lost_started_on date,
  lost_until timestamptz,
  lost_tasks integer constraint growths_lost_tasks_range check (lost_tasks between 0 and 2),
  constraint growths_streak_longest_holds check (streak_longest >= streak_days),
  constraint growths_streak_whole check ((streak_days = 0) = (streak_started_on is null) and (streak_days = 0) = (streak_last_day is null)),
  constraint growths_lost_whole check (num_nulls(lost_days, lost_started_on, lost_until, lost_tasks) in (0, 4))
);
comment on table growths is 'A user''s counters, moods and streak; its row is the lock of every action of the game. The state of shared/rules/growth/state.ts.';
comment on column growths.version is 'One more with every action: a change that was worked out from an older one is not applied.';
comment on column growths.recent_messages is 'Hash and time of the last three, so that repeated ones give no XP.';

create table activity_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  messages integer not null default 0 constraint activity_days_messages_positive check (messages >= 0),
  pets integer not null default 0 constraint activity_days_pets_positive check (pets >= 0),
  tasks integer not null default 0 constraint activity_days_tasks_range check (tasks between 0 and 3),
  xp integer not null default 0 constraint activity_days_xp_positive check (xp >= 0),
  happiness integer not null default 0 constraint activity_days_happiness_positive check (happiness >= 0),
  is_frozen boolean not null default false,
  primary key (user_id, day)
);
comment on table activity_days is 'What was done on each day of a user; frozen: nothing, and a freeze kept the streak.';

create table outfits (
  user_id uuid not null references users (id) on delete cascade,
  outfit text not null,
  slot text not null,
  is_worn boolean not null default false,
  bought_at timestamptz not null,
  primary key (user_id, outfit),
  constraint outfits_outfit_known check ((outfit, slot) in (('royal_crown', 'hat'), ('sparkle_collar', 'neck'), ('love_bandana', 'neck')))
);
comment on table outfits is 'Outfits that a user has bought.';
create unique index outfits_user_slot_idx on outfits (user_id, slot) where is_worn;

create table task_claims (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  difficulty text not null constraint task_claims_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  task text not null constraint task_claims_task_length check (char_length(task) between 1 and 40),
  claimed_at timestamptz not null,
  primary key (user_id, day, difficulty)
);
comment on table task_claims is 'Tasks whose reward was taken: one of each kind a day.';

create table achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement text not null constraint achievements_achievement_known check (achievement in (
    'first_woof', 'name_tag', 'gentle_hands', 'chatterpup', 'storyteller', 'cuddle_expert', 'cloud_of_fluff', 'growing_up',
    'brave_heart', 'life_of_the_party', 'universe_explorer', 'week_of_wags', 'month_of_moments', 'tail_wagger', 'pack_helper',
    'dressed_to_impress', 'fashion_week', 'memory_keeper', 'welcome_home')),
  unlocked_at timestamptz not null,
  primary key (user_id, achievement)
);
comment on table achievements is 'Achievements that a user has unlocked, of 19. What they count is in growths.';

alter table puppies
  add column cared_at timestamptz not null default now(),
  add constraint puppies_xp_range check (xp <= 10 * round(1.25 * (level + 1) * (level + 3)));
comment on column puppies.cared_at is 'When happiness was what it says; it is worked out anew at each look.';
comment on column puppies.unlocked is 'Was met once. Whether it is open now follows from levels and plan: is_variant_open.';

-- The ledger by pages, newest first.
create index wallet_entries_page_idx on wallet_entries (user_id, created_at desc, source desc, source_id desc);
drop index wallet_entries_user_id_created_at_idx;

create function keep_wallet_entries() returns trigger language plpgsql as $$
begin
  -- Only the fall of a user takes entries along: that delete comes from another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'wallet_entries is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger wallet_entries_append_only before update or delete on wallet_entries
for each row execute function keep_wallet_entries();

-- The same as isOpen in shared/rules/game/variants.ts, for what is decided before the rules are asked: who answers a message.
create function is_variant_open(p_variant text, p_highest_level integer, p_subscription_status text) returns boolean
language sql immutable as $$
  select p_subscription_status in ('trial', 'active', 'past_due') or case p_variant
    when 'hero' then p_highest_level >= 10
    when 'party' then p_highest_level >= 15
    when 'royal' then false
    else true
  end
$$;
