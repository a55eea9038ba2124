-- Admins suspend and reinstate people, grant plans and write notes. 0090 widens the list of their actions.
alter table users add column suspended_at timestamptz;
comment on column users.suspended_at is 'From then on nobody is let in and nothing is charged, until an admin reinstates the account.';
create index users_suspended_at_idx on users (suspended_at) where suspended_at is not null;

alter table users add column granted_until timestamptz;
comment on column users.granted_until is 'Until then subscription_status is at least active, whatever Stripe says: a gift of an admin.';
create index users_granted_until_idx on users (granted_until) where granted_until is not null;

alter table subscriptions add column held_at timestamptz;
comment on column subscriptions.held_at is 'Since when Stripe charges nothing, because the account is suspended; null: it charges.';
create index subscriptions_held_at_idx on subscriptions (held_at) where held_at is not null;

create table person_notes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  author_id uuid not null,
  words text not null constraint person_notes_words_length check (char_length(words) between 1 and 2000),
  created_at timestamptz not null,
  primary key (user_id, id)
);
comment on table person_notes is 'What admins note about a person. The person reads it in their copy, and it falls with them.';
comment on column person_notes.author_id is 'The admin; an id alone, which outlives them.';

create function keep_an_able_admin() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger users_last_admin before update of suspended_at, deletion_requested_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at or new.deletion_requested_at is distinct from old.deletion_requested_at)
  execute function keep_an_able_admin();

create function tell_of_suspension() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger users_suspension_told after update of suspended_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at)
  execute function tell_of_suspension();
