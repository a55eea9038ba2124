-- Triggers add up the owner's numbers. docs/numbers.md explains each of them.
alter table subscriptions
  add column monthly_cents integer not null default 2000 constraint subscriptions_monthly_cents_positive check (monthly_cents >= 0),
  add column paid_at timestamptz;
comment on column subscriptions.monthly_cents is 'The list price of a month, as Stripe said it last.';
comment on column subscriptions.paid_at is 'When we first knew of a payment; free days and a first payment that failed are none.';

create table numbers (
  kind text not null constraint numbers_kind_known check (kind in (
    'visits', 'sign_ups', 'confirmed', 'first_messages', 'checkouts', 'trials', 'paid', 'active',
    'mrr', 'subscribers', 'began', 'left', 'failed', 'running_trials', 'begun_trials', 'paid_trials',
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

-- db/functions has the text of these functions.
create function count_money() returns trigger language plpgsql as $$ begin return null; end $$;
create function count_leaver() returns trigger language plpgsql as $$ begin return old; end $$;
create function count_sign_up() returns trigger language plpgsql as $$ begin return null; end $$;

update subscriptions s set monthly_cents = c.amount_cents
from (select distinct on (user_id) user_id, amount_cents from consents order by user_id, accepted_at desc) c
where c.user_id = s.user_id;
update subscriptions set paid_at = coalesce(trial_used_at + interval '7 days', nullif(checked_at, 'epoch'), now())
where has_paid_since_trial(subscriptions);

create trigger subscriptions_money after insert or update of status, monthly_cents, paid_at, held_at, trial_used_at on subscriptions
for each row execute function count_money();
create trigger users_leave before delete on users for each row execute function count_leaver();
create trigger users_sign_up after insert on users for each row execute function count_sign_up();
create trigger users_confirm after update of email_verified on users
for each row when (new.email_verified and not old.email_verified) execute function count_sign_up();

-- The numbers of the time before count those people who are still here.
insert into numbers (kind, starts_on, step, stripe, amount)
select kind, starts_on, step, uuid_hash(user_id) & 15, sum(amount) from (
  select id as user_id, date_trunc('week', created_at at time zone 'UTC')::date as starts_on, 0 as step, kind, 1 as amount
  from users cross join lateral (values ('sign_ups', true), ('confirmed', email_verified)) k (kind, is_so) where is_so
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date, 0, 'first_messages', 1 from users u
  where exists (select from activity_days where user_id = u.id and messages > 0)
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date, 0, kind, 1 from users u join subscriptions s on s.user_id = u.id
  cross join lateral (values ('checkouts', true), ('trials', trial_used_at is not null), ('paid', paid_at is not null)) k (kind, is_so) where is_so
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date,
    (a.starts_on - date_trunc('week', u.created_at at time zone 'UTC')::date) / 7, 'active', 1
  from users u join activity_weeks a on a.user_id = u.id where a.starts_on >= date_trunc('week', u.created_at at time zone 'UTC')::date
  union all
  select user_id, date_trunc('month', paid_at at time zone 'UTC')::date, 0, kind, amount from subscriptions
  cross join lateral (values ('mrr', monthly_cents), ('subscribers', 1), ('began', 1)) k (kind, amount)
  where paid_at is not null and held_at is null and status in ('active', 'past_due')
  union all
  select user_id, date_trunc('month', trial_used_at at time zone 'UTC')::date, 0, kind, 1 from subscriptions
  cross join lateral (values ('begun_trials', true), ('paid_trials', paid_at is not null), ('running_trials', status = 'trial')) k (kind, is_so)
  where is_so and trial_used_at is not null
) counted group by 1, 2, 3, 4;
