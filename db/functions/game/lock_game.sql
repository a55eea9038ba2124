-- Locks a user's game for one action. Null: the user does not exist.
create or replace function lock_game(p_user_id uuid) returns json language plpgsql as $$
begin
  -- A deletion of the user waits here, not in the middle.
  perform 1 from users where id = p_user_id for key share;
  perform 1 from game_states where user_id = p_user_id for update;
  return game_of(p_user_id);
end
$$;
