-- What the admin page counts over everyone, kept where it is written: reading it costs the same however many there are.
-- Spread over sixteen rows a week, so that people who write at the same moment seldom wait for each other.

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
comment on table week_totals is 'Sums over everyone by week, from Monday. Kept by triggers on users, subscriptions, activity_days, in the transaction of what they count; a week is the sum of its stripes.';
comment on column week_totals.subscribers is 'Of those who signed up in the week, how many have an active subscription now.';

create table activity_weeks (
  user_id uuid not null references users (id) on delete cascade,
  starts_on date not null,
  primary key (user_id, starts_on)
);
comment on table activity_weeks is 'Weeks in which a user did something, kept by a trigger on activity_days: a person counts once a week in week_totals.active.';

-- Changes what week_totals says of the week of a day. Rows of one user always meet in the same stripe.
create function add_to_week(
  p_day date, p_user_id uuid, p_sign_ups integer default 0, p_subscribers integer default 0, p_active integer default 0,
  p_messages integer default 0, p_trials integer default 0, p_converted integer default 0
) returns void language sql as $$
  insert into week_totals as t (starts_on, stripe, sign_ups, subscribers, active, messages, trials, converted)
  values (date_trunc('week', p_day::timestamp)::date, uuid_hash(p_user_id) & 15,
    p_sign_ups, p_subscribers, p_active, p_messages, p_trials, p_converted)
  on conflict (starts_on, stripe) do update set sign_ups = t.sign_ups + excluded.sign_ups,
    subscribers = t.subscribers + excluded.subscribers, active = t.active + excluded.active,
    messages = t.messages + excluded.messages, trials = t.trials + excluded.trials, converted = t.converted + excluded.converted
$$;

create function count_user() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_week((old.created_at at time zone 'UTC')::date, old.id,
      p_sign_ups => -1, p_subscribers => -(old.subscription_status = 'active')::integer);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_week((new.created_at at time zone 'UTC')::date, new.id,
      p_sign_ups => 1, p_subscribers => (new.subscription_status = 'active')::integer);
  end if;
  return null;
end
$$;

-- Read off what Stripe said last: an active plan, or an end that lies further from the trial's begin than the free days and one
-- round of failed payments.
create function has_paid_since_trial(p subscriptions) returns boolean language sql stable as $$
  select p.status = 'active' or coalesce(
    p.subscription_end >= p.trial_used_at + case p.status when 'canceled' then interval '720 hours' else interval '1080 hours' end, false)
$$;

create function count_trial() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.trial_used_at is not null then
    perform add_to_week((old.trial_used_at at time zone 'UTC')::date, old.user_id,
      p_trials => -1, p_converted => -has_paid_since_trial(old)::integer);
  end if;
  if tg_op <> 'DELETE' and new.trial_used_at is not null then
    perform add_to_week((new.trial_used_at at time zone 'UTC')::date, new.user_id,
      p_trials => 1, p_converted => has_paid_since_trial(new)::integer);
  end if;
  return null;
end
$$;

create function count_activity() returns trigger language plpgsql as $$
declare
  v_user_id uuid := coalesce(new.user_id, old.user_id);
  v_day date := coalesce(new.day, old.day);
  v_monday date := date_trunc('week', v_day::timestamp)::date;
  v_was_active boolean := coalesce(old.messages + old.pets + old.tasks > 0, false);
  v_is_active boolean := coalesce(new.messages + new.pets + new.tasks > 0, false);
  v_messages integer := coalesce(new.messages, 0) - coalesce(old.messages, 0);
begin
  if v_is_active and not v_was_active then
    insert into activity_weeks (user_id, starts_on) values (v_user_id, v_monday) on conflict do nothing;
  elsif v_was_active and not v_is_active then
    delete from activity_weeks where user_id = v_user_id and starts_on = v_monday and not exists (
      select from activity_days
      where user_id = v_user_id and day >= v_monday and day < v_monday + 7 and messages + pets + tasks > 0);
  end if;
  if v_messages <> 0 then perform add_to_week(v_day, v_user_id, p_messages => v_messages); end if;
  return null;
end
$$;

create function count_activity_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform add_to_week(new.starts_on, new.user_id, p_active => 1);
  else perform add_to_week(old.starts_on, old.user_id, p_active => -1);
  end if;
  return null;
end
$$;

-- The triggers lock their tables until the end, so nothing is written between them and the first sums.
create trigger users_count after insert or delete or update of created_at, subscription_status on users
for each row execute function count_user();
create trigger subscriptions_count after insert or delete or update of status, subscription_end, trial_used_at on subscriptions
for each row execute function count_trial();
create trigger activity_days_count after insert or delete or update of messages, pets, tasks on activity_days
for each row execute function count_activity();

insert into activity_weeks (user_id, starts_on)
select distinct user_id, date_trunc('week', day::timestamp)::date from activity_days where messages + pets + tasks > 0;

insert into week_totals (starts_on, stripe, sign_ups, subscribers, active, messages, trials, converted)
select date_trunc('week', day)::date, uuid_hash(user_id) & 15,
  sum(sign_ups), sum(subscribers), sum(active), sum(messages), sum(trials), sum(converted)
from (
  select created_at at time zone 'UTC' as day, id as user_id, 1 as sign_ups, (subscription_status = 'active')::integer as subscribers,
    0 as active, 0 as messages, 0 as trials, 0 as converted from users
  union all
  select starts_on, user_id, 0, 0, 1, 0, 0, 0 from activity_weeks
  union all
  select day, user_id, 0, 0, 0, messages, 0, 0 from activity_days where messages > 0
  union all
  select trial_used_at at time zone 'UTC', user_id, 0, 0, 0, 0, 1, has_paid_since_trial(subscriptions)::integer
  from subscriptions where trial_used_at is not null
) counted
group by 1, 2;

create trigger activity_weeks_count after insert or delete on activity_weeks for each row execute function count_activity_week();

-- They were for counting.
drop index activity_days_day_idx;
drop index subscriptions_trial_used_at_idx;
