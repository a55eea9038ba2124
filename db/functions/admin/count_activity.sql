create or replace function count_activity() returns trigger language plpgsql as $$
declare
  v_user_id uuid := coalesce(new.user_id, old.user_id);
  v_day date := coalesce(new.day, old.day);
  v_monday date := date_trunc('week', v_day::timestamp)::date;
  v_was_active boolean := coalesce(old.messages + old.pets + old.tasks > 0, false);
  v_is_active boolean := coalesce(new.messages + new.pets + new.tasks > 0, false);
  v_messages integer := coalesce(new.messages, 0) - coalesce(old.messages, 0);
begin
  if v_is_active and not v_was_active then
    insert into activity_weeks (user_id, starts_on) values (v_user_id, v_monday) on conflict do nothing;
  elsif v_was_active and not v_is_active then
    delete from activity_weeks where user_id = v_user_id and starts_on = v_monday and not exists (
      select from activity_days
      where user_id = v_user_id and day >= v_monday and day < v_monday + 7 and messages + pets + tasks > 0);
  end if;
  if v_messages <> 0 then perform add_to_week(v_day, v_user_id, p_messages => v_messages); end if;
  return null;
end
$$;
