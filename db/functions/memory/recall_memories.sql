-- The memories that fit a message, best first: those that share its rarer words, be they their own or such as
-- somebody would ask for them with, then the important and fresh ones. At most eight rows are looked at for a word and twelve for the rest, however many there are.
create or replace function recall_memories(p_user_id uuid, p_message text, p_language text, p_now timestamptz, p_most integer)
returns table (id uuid, words text, noted_at timestamptz) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query with asked as (select term from unnest(terms_of(p_message, p_language)) term limit 40),
  found as (
    select t.memory_id, case when t.is_own then 1.0 else 0.7 end / count(*) over (partition by a.term) as weight
    from asked a cross join lateral (
      select memory_id, is_own from memory_terms where user_id = p_user_id and term = a.term order by rank_at desc limit 8) t),
  fitting as (
    select memory_id, sum(weight) as score from found group by memory_id order by score desc limit p_most),
  ranked as (
    select m.id as memory_id from memories m where m.user_id = p_user_id and m.closed_at is null order by m.rank_at desc, m.id desc limit p_most),
  both_ways as (
    select memory_id, score from fitting union all
    select memory_id, 0 from ranked where memory_id not in (select memory_id from fitting))
  select m.id, m.words, m.noted_at from both_ways b join memories m on m.user_id = p_user_id and m.id = b.memory_id
  where m.closed_at is null and (m.expires_at is null or m.expires_at > p_now)
  order by b.score desc, m.rank_at desc limit p_most;
end
$$;
