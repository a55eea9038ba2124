-- The next moment at which a wall clock stands so far into its day or week.
create or replace function next_local_time(p_now timestamptz, p_time_zone text, p_unit text, p_into interval) returns timestamptz
language sql stable as $$
  select case when p_now at time zone p_time_zone < this then this else this + ('1 ' || p_unit)::interval end at time zone p_time_zone
  from (select date_trunc(p_unit, p_now at time zone p_time_zone) + p_into as this) t
$$;
