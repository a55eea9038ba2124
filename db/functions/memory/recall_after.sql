-- Returns the memories that fit a message, best first: those that share its rarer words (their own or their search words),
-- then at most a third that shares words with the message before ("and how old is she?"), then up to half of likes and
-- dislikes, then the important and fresh ones. It reads at most eight rows per word and a hundred for the rest.
create or replace function recall_after(
  p_user_id uuid, p_message text, p_before text, p_language text, p_now timestamptz, p_most integer
) returns table (id uuid, words text, noted_at timestamptz) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query with asked as (select term from unnest(terms_of(p_message, p_language)) term limit 40),
  looked_for as (
    select term, true as is_asked from asked union all
    select term, false from (select unnest(terms_of(p_before, p_language)) as term except select term from asked limit 40) before),
  found as (
    select t.memory_id, a.is_asked,
      case when a.is_asked then 1.0 else 0.3 end * case when t.is_own then 1.0 else 0.7 end / count(*) over (partition by a.term) as weight
    from looked_for a cross join lateral (
      select memory_id, is_own from memory_terms where user_id = p_user_id and term = a.term order by rank_at desc limit 8) t),
  scored as (select memory_id, sum(weight) as score, bool_or(is_asked) as is_asked from found group by memory_id),
  fitting as (
    (select memory_id, score from scored where is_asked order by score desc limit p_most) union all
    (select memory_id, score from scored where not is_asked order by score desc limit p_most / 3)),
  newest as (
    select m.id as memory_id, m.kind, row_number() over (order by m.rank_at desc, m.id desc) as place
    from memories m where m.user_id = p_user_id and m.closed_at is null order by m.rank_at desc, m.id desc limit 100),
  liked as (select memory_id from newest where kind in ('like', 'dislike') order by place limit p_most / 2),
  otherwise as (select memory_id, 0.001 as score from liked union all select memory_id, 0 from newest where place <= p_most),
  both_ways as (
    select memory_id, max(score) as score from (select * from fitting union all select * from otherwise) found group by memory_id)
  select m.id, m.words, m.noted_at from both_ways b join memories m on m.user_id = p_user_id and m.id = b.memory_id
  where m.closed_at is null and (m.expires_at is null or m.expires_at > p_now)
  order by b.score desc, m.rank_at desc limit p_most;
end
$$;
