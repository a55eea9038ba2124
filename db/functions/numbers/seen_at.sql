-- Returns when we read the subscription's present state from Stripe.
create or replace function seen_at(p subscriptions) returns timestamptz language sql stable as $$
  select coalesce(nullif(p.checked_at, 'epoch'), now())
$$;
