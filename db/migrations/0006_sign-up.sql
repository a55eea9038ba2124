-- Sign-up's one transaction: whoever inserts a user (form, Google, seed) gets everything that belongs to one.

create function create_user_belongings() returns trigger language plpgsql as $$
begin
  insert into puppies (user_id, is_active) values (new.id, true);
  insert into settings (user_id) values (new.id);
  insert into usage_counters (user_id) values (new.id);
  insert into wallets (user_id, balance) values (new.id, 1250);
  insert into wallet_entries (user_id, source, source_id, amount) values (new.id, 'gift', 'opening', 1250);
  return new;
end
$$;
create trigger users_create_belongings after insert on users for each row execute function create_user_belongings();

-- A zone that this Postgres does not know must not break the user's day: it becomes UTC.
create function keep_known_time_zone() returns trigger language plpgsql as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone := 'UTC';
  return new;
end
$$;
create trigger users_keep_known_time_zone before insert or update of time_zone on users
for each row execute function keep_known_time_zone();
