-- A change of paid_at counts because it is always written together with the status, on which the trigger runs.
create or replace function count_trial() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.trial_used_at is not null then
    perform add_to_week((old.trial_used_at at time zone 'UTC')::date, old.user_id,
      p_trials => -1, p_converted => -(old.paid_at is not null)::integer);
  end if;
  if tg_op <> 'DELETE' and new.trial_used_at is not null then
    perform add_to_week((new.trial_used_at at time zone 'UTC')::date, new.user_id,
      p_trials => 1, p_converted => (new.paid_at is not null)::integer);
  end if;
  return null;
end
$$;
