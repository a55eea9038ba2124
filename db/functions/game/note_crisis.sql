-- Opens a crisis, which makes Luli gentle at once, or ends it when the person says that they are safe (p_stage `safe`). A person who only
-- says that they are under 18 opens none. A crisis of a doubt (p_stage `doubt`) may be taken back; an open one of plain words may not.
create or replace function note_crisis(p_user_id uuid, p_kind text, p_stage text, p_now timestamptz) returns void language sql as $$
  update game_states set version = new_version(), state = state
    || jsonb_build_object('sadAt', floor(extract(epoch from p_now) * 1000))
    || case
      when p_stage = 'safe' then jsonb_build_object('crisis', null)
      when p_kind = 'minor' then '{}'
      else jsonb_build_object('crisis', jsonb_build_object(
        'kind', p_kind, 'since', floor(extract(epoch from p_now) * 1000),
        'by', case
          when p_stage = 'first' then 'words'
          when in_crisis(p_user_id, p_now) then coalesce(state -> 'crisis' ->> 'by', 'words')
          when p_stage = 'again' then 'words'
          else 'doubt'
        end))
    end
  where user_id = p_user_id
$$;
