-- When we learnt what a subscription is now: Stripe was asked just before.
create or replace function seen_at(p subscriptions) returns timestamptz language sql stable as $$
  select coalesce(nullif(p.checked_at, 'epoch'), now())
$$;
