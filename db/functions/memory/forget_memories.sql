-- Forgets what shares at least half of these words, or the one memory named, with what summary and diary say of it. Chats that told it are read
-- by Luli no more; the person still sees them. Returns how many memories and chats it was.
create or replace function forget_memories(p_user_id uuid, p_memory_id uuid, p_words text, p_language text) returns integer language plpgsql as $$
declare
  v_terms text[] := terms_of(p_words, p_language);
  v_need integer := greatest(1, ceil(cardinality(v_terms) / 2.0));
  v_memories integer; v_chats integer;
begin
  perform 1 from conversation_summaries where user_id = p_user_id for update;
  insert into forgotten_chats (user_id, chat_id)
  select p_user_id, m.chat_id from memories m where m.user_id = p_user_id and m.id = p_memory_id and m.chat_id is not null
  on conflict do nothing;
  insert into forgotten_chats (user_id, chat_id)
  select p_user_id, c.id from (
    select id, message, response from chats where user_id = p_user_id order by created_at desc, id desc limit 60) c
  where (select count(*) from unnest(terms_of(c.message || ' ' || coalesce(c.response, ''), p_language)) term where term = any (v_terms)) >= v_need
  on conflict do nothing;
  get diagnostics v_chats = row_count;
  -- In other words, such as "Geschenk" for "schenken".
  if v_chats < 2 and p_memory_id is null then
    insert into forgotten_chats (user_id, chat_id)
    select p_user_id, c.id from (
      select id, message from chats where user_id = p_user_id order by created_at desc, id desc limit 60) c
    where exists (
      select from unnest(v_terms) term where char_length(term) > 5 and word_similarity(term, unaccent(lower(c.message))) >= 0.5)
    on conflict do nothing;
    get diagnostics v_memories = row_count;
    v_chats := v_chats + v_memories;
  end if;
  if p_memory_id is not null then
    delete from memories where user_id = p_user_id and id = p_memory_id;
  else
    delete from memories m where m.user_id = p_user_id and (
      m.id in (
        select t.memory_id from memory_terms t where t.user_id = p_user_id and t.term = any (v_terms)
        group by t.memory_id having count(*) >= v_need)
      or m.chat_id in (select f.chat_id from forgotten_chats f where f.user_id = p_user_id)
      or m.closed_at is not null
        and (select count(*) from unnest(terms_of(m.words, m.language)) term where term = any (v_terms)) >= v_need);
  end if;
  get diagnostics v_memories = row_count;
  update conversation_summaries set summary = coalesce((
    select string_agg(part, ' ' order by place) from regexp_split_to_table(summary, '(?<=[.!?\u3002])\s*') with ordinality parts (part, place)
    where not terms_of(part, p_language) && v_terms), '')
  where user_id = p_user_id and summary <> '';
  update diary_entries d set words = (
    select string_agg(part, ' ' order by place) from regexp_split_to_table(d.words, '(?<=[.!?\u3002])\s*') with ordinality parts (part, place)
    where not terms_of(part, p_language) && v_terms)
  where d.user_id = p_user_id and terms_of(d.words, p_language) && v_terms;
  return v_memories + v_chats;
end
$$;
