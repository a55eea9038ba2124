-- A memory's terms follow it: written with it, gone when it is closed.
create or replace function index_memory_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from memory_terms where user_id = new.user_id and memory_id = new.id; end if;
  if new.closed_at is null then
    insert into memory_terms (user_id, term, rank_at, memory_id)
    select new.user_id, term, new.rank_at, new.id from unnest(terms_of(new.words, new.language)) term;
  end if;
  return null;
end
$$;
