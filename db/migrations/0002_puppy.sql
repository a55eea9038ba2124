-- A user's puppies, one per variant; exactly one is active.

create table puppies (
  user_id uuid not null references users (id) on delete cascade,
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
  primary key (user_id, id),
  constraint puppies_user_variant_unique unique (user_id, variant)
);
comment on table puppies is 'A user''s puppy in one variant. The starter row of spec section 3 is made with the user.';
create unique index puppies_user_active_idx on puppies (user_id) where is_active;
