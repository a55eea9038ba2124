-- The same as isOpen in shared/rules/variants.ts, for what is decided before the rules are asked: who answers a message.
create or replace function is_variant_open(p_variant text, p_highest_level integer, p_subscription_status text) returns boolean
language sql immutable as $$
  select p_subscription_status in ('trial', 'active', 'past_due') or case p_variant
    when 'hero' then p_highest_level >= 10
    when 'party' then p_highest_level >= 15
    when 'royal' then false
    else true
  end
$$;
