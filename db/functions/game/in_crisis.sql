-- Returns whether a person is in an open crisis. openCrisis in server/rules/crisis.ts has the same rule.
create or replace function in_crisis(p_user_id uuid, p_now timestamptz) returns boolean language sql stable as $$
  select exists (
    select from game_states
    where user_id = p_user_id
      and to_timestamp((state -> 'crisis' ->> 'since')::double precision / 1000) > p_now - ${crisis_open_ms} * interval '1 millisecond')
$$;
