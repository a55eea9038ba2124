-- Monthly recurring revenue of a subscription, in cents.
create or replace function mrr_of(p subscriptions) returns integer language sql stable as $$
  select case when is_subscriber(p) then p.monthly_cents else 0 end
$$;
