-- What Luli brings to a message: twelve memories at most, and what was said before. Null: the person has paused it. Volatile, as
-- conversation_before is.
create or replace function memory_of(p_user_id uuid, p_message text, p_now timestamptz) returns json language plpgsql volatile as $$
begin
  return (select json_build_object(
    'memories', coalesce((
      select json_agg(json_build_object('id', r.id, 'words', r.words, 'noted_at', r.noted_at))
      from recall_memories(p_user_id, p_message, s.language, p_now, 12) r), '[]'),
    'summary', (select nullif(c.summary, '') from conversation_summaries c where c.user_id = p_user_id))
  from settings s where s.user_id = p_user_id and s.memory);
end
$$;
