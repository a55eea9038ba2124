-- turns_before as servers of 0.1 ask for it: an object a turn, oldest first, and what the page shows them in.
create or replace function conversation_before(p_user_id uuid, p_created_at timestamptz, p_id uuid) returns json language sql volatile as $$
  select json_build_object('language', s.language, 'time_zone', u.time_zone, 'turns', coalesce((
    select json_agg(json_build_object('message', t.message, 'response', t.response, 'at', t.at) order by t.n desc)
    from json_to_record(turns_before(p_user_id, p_created_at, p_id)) as b (messages json, responses json, at json),
    lateral rows from (json_array_elements_text(b.messages), json_array_elements_text(b.responses), json_array_elements_text(b.at))
      with ordinality as t (message, response, at, n)), '[]'))
  from users u join settings s on s.user_id = u.id
  where u.id = p_user_id
$$;
