-- Whether Luli may write of her own accord: not to whose chat rests because they are under 18, nor to whoever is in an open crisis (as
-- openCrisis in shared/rules/game/crisis.ts). What a person asked for, or must be told, does not ask here.
create or replace function may_be_written_to(p_user_id uuid, p_now timestamptz) returns boolean language sql stable as $$
  select not exists (select from users where id = p_user_id and suspended_at is not null)
    and not exists (select from age_answers where user_id = p_user_id and answer = 'minor')
    and not exists (
      select from game_states
      where user_id = p_user_id
        and to_timestamp((state -> 'crisis' ->> 'since')::double precision / 1000) > p_now - ${crisis_open_ms} * interval '1 millisecond')
$$;
