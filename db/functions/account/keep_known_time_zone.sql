-- A zone that this Postgres does not know must not break the user's day: it becomes UTC.
create or replace function keep_known_time_zone() returns trigger language plpgsql as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone := 'UTC';
  return new;
end
$$;
