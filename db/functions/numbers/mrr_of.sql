-- What a subscription brings in a month, in cents. Free days, a plan that was given, and one that is held bring nothing.
create or replace function mrr_of(p subscriptions) returns integer language sql stable as $$
  select case when p.paid_at is not null and p.held_at is null and p.status in (${paying_statuses}) then p.monthly_cents else 0 end
$$;
