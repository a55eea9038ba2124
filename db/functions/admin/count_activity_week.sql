create or replace function count_activity_week() returns trigger language plpgsql as $$
declare
  v_cohort date;
begin
  if tg_op = 'INSERT' then
    perform add_to_week(new.starts_on, new.user_id, p_active => 1);
    v_cohort := sign_up_week(new.user_id);
    -- West of Greenwich the first hours of a Monday are still the week before.
    if new.starts_on >= v_cohort then
      perform add_number('active', v_cohort, new.user_id, 1, (new.starts_on - v_cohort) / 7);
    end if;
  else perform add_to_week(old.starts_on, old.user_id, p_active => -1);
  end if;
  return null;
end
$$;
