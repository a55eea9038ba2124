-- Gives a state a new version when an update changed it without one.
create or replace function keep_game_version() returns trigger language plpgsql as $$
begin
  new.version := new_version();
  return new;
end
$$;
