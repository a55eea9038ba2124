-- A cry for help makes Luli gentle at once, and a crisis is open from then on; whoever says that they are safe ends it. Who only says
-- that they are under 18 opens none.
create or replace function note_crisis(p_user_id uuid, p_kind text, p_stage text, p_now timestamptz) returns void language sql as $$
  update game_states set version = new_version(), state = state
    || jsonb_build_object('sadAt', floor(extract(epoch from p_now) * 1000))
    || case
      when p_stage = 'safe' then jsonb_build_object('crisis', null)
      when p_kind = 'minor' then '{}'
      else jsonb_build_object('crisis', jsonb_build_object('kind', p_kind, 'since', floor(extract(epoch from p_now) * 1000)))
    end
  where user_id = p_user_id
$$;
