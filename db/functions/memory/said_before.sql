-- Returns the text that a message may refer to, from the lists of turns_before: the two messages before it and the
-- beginning of the last reply, if the last turn is less than an hour old.
create or replace function said_before(p_turns json, p_now timestamptz) returns text language sql stable as $$
  select case when (b.at ->> 0)::timestamptz > p_now - interval '1 hour' then
    concat_ws(' ', b.messages ->> 0, b.messages ->> 1, left(b.responses ->> 0, 200)) else '' end
  from json_to_record(p_turns) as b (messages json, responses json, at json)
$$;
