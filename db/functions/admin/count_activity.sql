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
  -- Counts the person's first message ever. The check runs only for the first message of a day, because its query costs a
  -- statement.
  if v_messages > 0 and coalesce(old.messages, 0) = 0 then
    perform add_number('first_messages', sign_up_week(v_user_id), v_user_id, 1)
    where not exists (select from activity_days where user_id = v_user_id and day <> v_day and messages > 0);
  end if;
  if v_messages <> 0 then
    -- The row is there but for a week's first message: an update alone is cheaper.
    update week_totals set messages = messages + v_messages where starts_on = v_monday and stripe = uuid_hash(v_user_id) & 15;
    if not found then perform add_to_week(v_day, v_user_id, p_messages => v_messages); end if;
  end if;
  return null;
end
$$;
