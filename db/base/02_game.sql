-- A user's puppies, the state of their game, and what they did, bought and achieved. See docs/flows/game.md.

create table puppies (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  variant text not null default 'original'
    constraint puppies_variant_known check (variant in ('original', 'baby', 'sleepy', 'hero', 'party', 'royal')),
  name text not null default 'Luli' constraint puppies_name_length check (char_length(name) between 1 and 30),
  mood text not null default 'Happy & Playful' constraint puppies_mood_length check (char_length(mood) between 1 and 40),
  unlocked boolean not null default true,
  is_active boolean not null default false,
  level integer not null default 1 constraint puppies_level_range check (level between 1 and 50),
  xp integer not null default 0 constraint puppies_xp_positive check (xp >= 0),
  happiness integer not null default 100 constraint puppies_happiness_range check (happiness between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cared_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint puppies_user_variant_unique unique (user_id, variant),
  constraint puppies_xp_range check (xp <= 10 * round(1.25 * (level + 1) * (level + 3)))
);
comment on table puppies is 'A user''s puppy in one variant. The starter row of spec section 3 is made with the user.';
comment on column puppies.unlocked is 'Was met once. Whether it is open now follows from levels and plan: is_variant_open.';
comment on column puppies.cared_at is 'When happiness was what it says; it is worked out anew at each look.';
create unique index puppies_user_active_idx on puppies (user_id) where is_active;

create table game_states (
  user_id uuid primary key references users on delete cascade,
  version bigint not null default 0 constraint game_states_version_positive check (version >= 0),
  state jsonb not null,
  seen_at timestamptz generated always as (to_timestamp((state ->> 'seenAt')::double precision / 1000)) stored,
  messages integer not null generated always as ((state -> 'totals' ->> 'messages')::integer) stored,
  happiness_points integer not null generated always as ((state -> 'totals' ->> 'happiness')::integer) stored,
  streak_days integer not null generated always as ((state -> 'streak' ->> 'days')::integer) stored,
  streak_last_day text generated always as (state -> 'streak' ->> 'lastDay') stored
);
comment on table game_states is 'What the game remembers of a user; its row is the lock of every action of the game.';
comment on column game_states.version is 'One more with every action: a change that was worked out from an older one is not applied.';
comment on column game_states.state is
  'Written by the rules alone, read by the schema of shared/rules/game/stored.ts; moments are ms since 1970.';
comment on column game_states.streak_last_day is 'YYYY-MM-DD, as the state has it.';
create trigger game_states_keep_version before update on game_states
  for each row when (new.version = old.version) execute function keep_game_version();

create table activity_days (
  user_id uuid not null references users on delete cascade,
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
create trigger activity_days_count after insert or delete or update of messages, pets, tasks on activity_days
  for each row execute function count_activity();

create table outfits (
  user_id uuid not null references users on delete cascade,
  outfit text not null,
  slot text not null,
  is_worn boolean not null default false,
  bought_at timestamptz not null,
  primary key (user_id, outfit),
  constraint outfits_outfit_known check ((outfit, slot) in (
    ('royal_crown', 'hat'), ('sparkle_collar', 'neck'), ('love_bandana', 'neck'), ('flower_wreath', 'hat'),
    ('round_glasses', 'face'), ('cozy_scarf', 'neck'), ('starry_cape', 'back')))
);
comment on table outfits is 'Outfits that a user has bought.';
create unique index outfits_user_slot_idx on outfits (user_id, slot) where is_worn;

create table task_claims (
  user_id uuid not null references users on delete cascade,
  day date not null,
  difficulty text not null constraint task_claims_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  task text not null constraint task_claims_task_length check (char_length(task) between 1 and 40),
  claimed_at timestamptz not null,
  primary key (user_id, day, difficulty)
);
comment on table task_claims is 'Tasks whose reward was taken: one of each kind a day.';

create table achievements (
  user_id uuid not null references users on delete cascade,
  achievement text not null
    constraint achievements_achievement_known check (achievement in (
      'first_woof', 'name_tag', 'gentle_hands', 'chatterpup', 'storyteller', 'cuddle_expert', 'cloud_of_fluff',
      'growing_up', 'brave_heart', 'life_of_the_party', 'universe_explorer', 'week_of_wags', 'month_of_moments',
      'tail_wagger', 'pack_helper', 'dressed_to_impress', 'fashion_week', 'memory_keeper', 'welcome_home')),
  unlocked_at timestamptz not null,
  primary key (user_id, achievement)
);
comment on table achievements is 'Achievements that a user has unlocked, of 19. What they count is in growths.';
