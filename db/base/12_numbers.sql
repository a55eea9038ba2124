-- Sums over everyone. Triggers keep them in the transaction of what they count. See docs/numbers.md.

create table activity_weeks (
  user_id uuid not null references users on delete cascade,
  starts_on date not null,
  primary key (user_id, starts_on)
);
comment on table activity_weeks is
  'Weeks in which a user did something, kept by a trigger on activity_days: a person counts once a week in '
  'week_totals.active.';
create trigger activity_weeks_count after insert or delete on activity_weeks
  for each row execute function count_activity_week();

create table week_totals (
  starts_on date not null,
  stripe smallint not null constraint week_totals_stripe_range check (stripe between 0 and 15),
  sign_ups integer not null,
  subscribers integer not null,
  active integer not null,
  messages integer not null,
  trials integer not null,
  converted integer not null,
  primary key (starts_on, stripe)
) with (fillfactor = 50);
comment on table week_totals is
  'Sums over everyone by week, from Monday. Kept by triggers on users, subscriptions, activity_days, in the transaction of '
  'what they count; a week is the sum of its stripes.';
comment on column week_totals.subscribers is 'Of those who signed up in the week, how many have an active subscription now.';

create table numbers (
  kind text not null
    constraint numbers_kind_known check (kind in (
      'visits', 'sign_ups', 'confirmed', 'first_messages', 'checkouts', 'trials', 'paid', 'active', 'mrr',
      'subscribers', 'began', 'left', 'failed', 'disputed', 'running_trials', 'begun_trials', 'paid_trials',
      'tokens_in', 'tokens_out', 'guessed_tokens', 'people', 'top_people', 'top_tokens_in', 'top_tokens_out')),
  starts_on date not null,
  step integer not null default 0,
  stripe smallint not null constraint numbers_stripe_range check (stripe between 0 and 15),
  amount bigint not null,
  primary key (kind, starts_on, step, stripe)
) with (fillfactor = 50);
comment on table numbers is
  'Sums over everyone, by day, week or month (UTC); a sum is that of its stripes. Nobody is named, and what was counted '
  'stays counted when a person goes.';
comment on column numbers.step is 'Of a cohort: in which week after the one of the sign-up.';

create table model_use (
  day date not null,
  person_hash text not null constraint model_use_person_hash_length check (char_length(person_hash) <= 64),
  tokens_in bigint not null constraint model_use_tokens_in_positive check (tokens_in >= 0),
  tokens_out bigint not null constraint model_use_tokens_out_positive check (tokens_out >= 0),
  primary key (day, person_hash)
);
comment on table model_use is
  'Tokens by day (UTC) and person (a keyed hash, anew each day). A nightly job adds a day up in numbers and removes its '
  'rows.';
