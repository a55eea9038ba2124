-- Servers keep a game by its version from one message to the next, so no state may change without it: not by hand, nor by a migration.
create function new_version() returns bigint language sql volatile as $$ select (random() * 9007199254740991)::bigint $$;
create function keep_game_version() returns trigger language plpgsql as $$
begin
  new.version := new_version();
  return new;
end
$$;
create trigger game_states_keep_version before update on game_states for each row
  when (new.version = old.version) execute function keep_game_version();
