-- Derives rank, fingerprint and expiry of a memory from its words, importance and date. An unimportant memory expires,
-- unless it is pinned or told again.
create or replace function rank_memory() returns trigger language plpgsql as $$
begin
  new.rank_at := case when new.is_pinned then 'infinity' else new.noted_at + (new.importance - 3) * interval '60 days' end;
  new.expires_at := case when new.is_pinned or new.importance > 3 then null
    else new.noted_at + case new.importance when 3 then interval '2 years' when 2 then interval '180 days' else interval '30 days' end end;
  new.fingerprint := md5(btrim(regexp_replace(lower(unaccent(normalize(new.words, nfkc))), '[[:space:][:punct:]]+', ' ', 'g')));
  return new;
end
$$;
