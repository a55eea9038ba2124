-- The day a moment belongs to for a user: their zone, as userDay in shared/rules/days.ts.
create or replace function user_day(p_now timestamptz, p_time_zone text) returns date language sql stable as $$
  select ((p_now at time zone p_time_zone) - interval '${turn_hour} hours')::date
$$;
