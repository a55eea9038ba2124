create or replace function count_trial() returns trigger language plpgsql as $$
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
