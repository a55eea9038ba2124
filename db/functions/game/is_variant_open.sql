-- Same rule as isOpen in shared/rules/game/variants.ts, for begin_message, which chooses who answers before the rules run.
create or replace function is_variant_open(p_variant text, p_highest_level integer, p_subscription_status text) returns boolean
language sql immutable as $$
  select is_premium(p_subscription_status)
    or coalesce(p_highest_level >= (${unlock_levels} ->> p_variant)::integer, false)
$$;
