create or replace function count_activity_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform add_to_week(new.starts_on, new.user_id, p_active => 1);
  else perform add_to_week(old.starts_on, old.user_id, p_active => -1);
  end if;
  return null;
end
$$;
