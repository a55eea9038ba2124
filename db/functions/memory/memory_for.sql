-- Returns what Luli recalls for a message: up to twelve memories, the summary, and her last diary entry. p_turns comes from
-- turns_before. Null: the person has paused the memory. Volatile for the same reason as turns_before.
create or replace function memory_for(
  p_user_id uuid, p_message text, p_turns json, p_now timestamptz
) returns json language plpgsql volatile as $$
begin
  return (select json_build_object(
    -- The message is only cut into terms if the person has memories.
    'memories', coalesce(case when exists (select from memories m where m.user_id = p_user_id and m.closed_at is null) then (
      select json_agg(json_build_object('id', r.id, 'words', r.words, 'noted_at', r.noted_at))
      from recall_after(p_user_id, p_message, said_before(p_turns, p_now), s.language, p_now, 12) r) end, '[]'),
    'summary', (select nullif(c.summary, '') from conversation_summaries c where c.user_id = p_user_id),
    'diary', (
      select json_build_object('day', d.day, 'words', d.words) from diary_entries d
      where d.user_id = p_user_id and d.words is not null order by d.day desc limit 1))
  from settings s where s.user_id = p_user_id and s.memory);
end
$$;
