-- A zone that this Postgres does not know must not break the user's day: the former one stays, and who had none has UTC.
create or replace function keep_known_time_zone() returns trigger language plpgsql as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone := case when tg_op = 'UPDATE' then old.time_zone else 'UTC' end;
  return new;
end
$$;
