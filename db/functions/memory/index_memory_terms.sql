-- A memory's terms follow it: written with it, gone when it is closed.
create or replace function index_memory_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from memory_terms where user_id = new.user_id and memory_id = new.id; end if;
  if new.closed_at is null then
    insert into memory_terms (user_id, term, rank_at, memory_id, is_own)
    select new.user_id, term, new.rank_at, new.id, bool_or(is_own) from (
      select unnest(terms_of(new.words, new.language)) as term, true as is_own
      -- Questions are cut into terms by the language of the page, so these words are indexed in every language.
      union all select unnest(terms_of(new.search_words, language)), false
        from unnest(array['en-US', 'de', 'es', 'fr', 'pt']) language where new.search_words <> '') found
    group by term;
  end if;
  return null;
end
$$;
