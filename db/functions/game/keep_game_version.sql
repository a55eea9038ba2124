-- A state that somebody changes without saying so is another version all the same.
create or replace function keep_game_version() returns trigger language plpgsql as $$
begin
  new.version := new_version();
  return new;
end
$$;
