-- Normalizes a text into words: lower case without accents. Japanese has no spaces, so each character is paired with the
-- next.
create or replace function said_words(p_text text) returns text[] language sql stable as $$
  with said as (select lower(unaccent(normalize(p_text, nfkc))) as text),
  runs as (select m[1] as run from said, regexp_matches(text, '[\u3041-\u30ff\u3400-\u9fff\u3005]+', 'g') m)
  select coalesce(array_agg(distinct left(word, 40)), '{}') from (
    select m[1] as word from said,
      regexp_matches(regexp_replace(text, '[\u3041-\u30ff\u3400-\u9fff\u3005]+', ' ', 'g'), '[[:alnum:]]+', 'g') m
    union all select substr(run, n, 2) from runs, generate_series(1, char_length(run)) n) words
$$;
