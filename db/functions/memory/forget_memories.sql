-- Forgets the memories that share the most of these words, or the one memory named, together with the chats that told them
-- and what summary and diary say of them. Words that are in no memory are ignored. The newest chat is the request itself,
-- unless a memory is named. Returns the number of memories and of chats without that one.
create or replace function forget_memories(
  p_user_id uuid, p_memory_id uuid, p_words text, p_language text
) returns integer language plpgsql as $$
declare
  v_terms text[] := terms_of(p_words, p_language);
  v_asks uuid; v_chats uuid[]; v_memories uuid[]; v_named text[];
begin
  perform 1 from conversation_summaries where user_id = p_user_id for update;
  if p_memory_id is null then
    select id into v_asks from chats where user_id = p_user_id order by created_at desc, id desc limit 1;
  end if;
  with said as materialized (
    select c.id, (select count(*) from unnest(terms_of(c.message, p_language)) term where term = any (v_terms)) as hits,
      (select count(*) from unnest(terms_of(c.response, p_language)) term where term = any (v_terms)) as replied
    from (select id, message, response from chats where user_id = p_user_id order by created_at desc, id desc limit 61) c
    where c.id is distinct from v_asks),
  noted as materialized (
    select t.memory_id as id, count(*) as hits from memory_terms t
    where t.user_id = p_user_id and t.term = any (v_terms) and t.is_own group by t.memory_id
    union all
    select m.id, (select count(*) from unnest(terms_of(m.words, m.language)) term where term = any (v_terms))
    from memories m where m.user_id = p_user_id and m.closed_at is not null),
  best as (select ceil(0.7 * nullif(max(hits), 0)) as need from (select hits from said union all select hits from noted) told)
  select array(select id from said where greatest(hits, replied) >= need),
    case when p_memory_id is null then array(select id from noted where hits >= need) else array[p_memory_id] end
  into v_chats, v_memories from best;
  -- Tries related words, such as "Geschenk" for "schenken", or "code" for "digicode".
  if cardinality(v_chats || v_memories) = 0 then
    v_chats := array(
      select c.id from (
        select id, unaccent(lower(message)) as message from chats where user_id = p_user_id order by created_at desc, id desc limit 61) c
      where c.id is distinct from v_asks and exists (
        select from unnest(v_terms) term
        where char_length(term) > 3 and position(term in c.message) > 0
          or char_length(term) > 5 and word_similarity(term, c.message) >= 0.5));
  end if;
  if cardinality(v_chats || v_memories) = 0 then
    return 0;
  end if;
  v_chats := v_chats || array(
    select chat_id from memories
    where user_id = p_user_id and id = any (v_memories) and chat_id is not null and not chat_id = any (v_chats));
  v_named := array(
    select unnest(v_terms) intersect (
      select unnest(terms_of(message, p_language)) from chats where user_id = p_user_id and id = any (v_chats)
      union select unnest(terms_of(words, language)) from memories where user_id = p_user_id and id = any (v_memories)));
  delete from memories where user_id = p_user_id and id = any (v_memories);
  perform forget_chats(p_user_id, v_chats || array_remove(array[v_asks], null), v_named, p_language);
  return cardinality(v_chats) + cardinality(v_memories);
end
$$;
