-- True for paying subscriptions. Trials, granted plans, and held or paused ones do not count.
create or replace function is_subscriber(p subscriptions) returns boolean language sql stable as $$
  select p.paid_at is not null and p.held_at is null and p.status in (${paying_statuses})
$$;
