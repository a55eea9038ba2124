create or replace function is_premium(p_subscription_status text) returns boolean language sql immutable as $$
  select p_subscription_status in (${premium_statuses})
$$;
