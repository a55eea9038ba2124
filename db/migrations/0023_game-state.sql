-- What the game remembers of a user is one value, with one schema (shared/rules/game/stored.ts), instead of forty columns.
-- Old code cannot run beside this one: no release was out yet. See docs/decisions/0006.

alter table growths add column state jsonb;
update growths set state = jsonb_build_object(
  'seenAt', floor(extract(epoch from seen_at) * 1000),
  'totals', jsonb_build_object('messages', messages, 'pets', pets, 'tasks', tasks, 'memories', memories, 'returns', returns,
    'freezesBought', freezes_bought, 'happiness', happiness_points),
  'chattedWith', to_jsonb(chatted_with),
  'lastVariant', last_variant,
  'recentMessages', recent_messages,
  'recentPets', to_jsonb(array(
    select floor(extract(epoch from pet) * 1000) from unnest(recent_pets) with ordinality as p (pet, place) order by place)),
  'happyPetAt', floor(extract(epoch from happy_pet_at) * 1000),
  'sadAt', floor(extract(epoch from sad_at) * 1000),
  'proudAt', floor(extract(epoch from proud_at) * 1000),
  'excitedAt', floor(extract(epoch from excited_at) * 1000),
  'day', jsonb_build_object('day', day, 'messages', day_messages, 'questions', day_questions, 'pets', day_pets,
    'universeVisits', day_universe_visits, 'otherVariantMessages', day_other_variant_messages, 'xpMessages', day_xp_messages,
    'xpPets', day_xp_pets, 'happyMessages', day_happy_messages, 'happyPets', day_happy_pets, 'isVisited', is_day_visited,
    'swapped', day_swapped, 'xp', day_xp, 'happiness', day_happiness),
  'streak', jsonb_build_object('days', streak_days, 'startedOn', streak_started_on, 'lastDay', streak_last_day,
    'freezes', streak_freezes, 'longest', streak_longest, 'lost', case when lost_days is not null then jsonb_build_object(
      'days', lost_days, 'startedOn', lost_started_on, 'until', floor(extract(epoch from lost_until) * 1000),
      'tasks', lost_tasks) end)
);

alter table growths
  alter column state set not null,
  drop column seen_at, drop column messages, drop column pets, drop column tasks, drop column memories, drop column returns,
  drop column freezes_bought, drop column happiness_points, drop column chatted_with, drop column last_variant,
  drop column recent_messages, drop column recent_pets, drop column happy_pet_at, drop column sad_at, drop column proud_at,
  drop column excited_at, drop column day, drop column day_messages, drop column day_questions, drop column day_pets,
  drop column day_universe_visits, drop column day_other_variant_messages, drop column day_xp_messages, drop column day_xp_pets,
  drop column day_happy_messages, drop column day_happy_pets, drop column is_day_visited, drop column day_swapped,
  drop column day_xp, drop column day_happiness, drop column streak_days, drop column streak_started_on,
  drop column streak_last_day, drop column streak_freezes, drop column streak_longest, drop column lost_days,
  drop column lost_started_on, drop column lost_until, drop column lost_tasks;

-- What is asked for outside the game, read from the state as it is written.
alter table growths
  add column seen_at timestamptz generated always as (to_timestamp((state ->> 'seenAt')::double precision / 1000)) stored,
  add column messages integer not null generated always as ((state -> 'totals' ->> 'messages')::integer) stored,
  add column happiness_points integer not null generated always as ((state -> 'totals' ->> 'happiness')::integer) stored,
  add column streak_days integer not null generated always as ((state -> 'streak' ->> 'days')::integer) stored,
  add column streak_last_day text generated always as (state -> 'streak' ->> 'lastDay') stored;
comment on table growths is 'What the game remembers of a user; its row is the lock of every action of the game.';
comment on column growths.state is 'Written by the rules alone, read by the schema of shared/rules/game/stored.ts; moments are ms since 1970.';
comment on column growths.streak_last_day is 'YYYY-MM-DD, as the state has it.';

-- They answer json from now on, which is built in two thirds of the time.
drop function if exists begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);
drop function if exists finish_chat(uuid, uuid, integer, text, text, timestamptz, text, timestamptz, bigint, jsonb);
drop function if exists lock_growth(uuid);
drop function if exists growth_of(uuid);
