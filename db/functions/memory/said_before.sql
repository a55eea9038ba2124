-- What a message may go on with, of what turns_before says: the two messages right before it and the beginning of the last reply, if that is no
-- hour ago.
create or replace function said_before(p_turns json, p_now timestamptz) returns text language sql stable as $$
  select case when (b.at ->> 0)::timestamptz > p_now - interval '1 hour' then
    concat_ws(' ', b.messages ->> 0, b.messages ->> 1, left(b.responses ->> 0, 200)) else '' end
  from json_to_record(p_turns) as b (messages json, responses json, at json)
$$;
