-- Somebody who pays. Free days, a plan that was given, and one that is held or paused are none.
create or replace function is_subscriber(p subscriptions) returns boolean language sql stable as $$
  select p.paid_at is not null and p.held_at is null and p.status in (${paying_statuses})
$$;
