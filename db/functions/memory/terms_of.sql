-- The words of a text by which it is found: stems without small words and accents; of Japanese, which has no spaces, each Chinese letter
-- and each pair of letters. It depends on no LC_CTYPE: Latin letters are plain by then, the others are named by their numbers.
create or replace function terms_of(p_text text, p_language text) returns text[] language plpgsql stable as $$
begin
  return (with said as (select lower(normalize(left(p_text, 4000), nfkc)) as text),
  runs as (select m[1] as run from said, regexp_matches(text, '[\u3041-\u30ff\u3400-\u9fff\u3005]+', 'g') m),
  words as (
    select m[1] as word from said,
      regexp_matches(regexp_replace(text, '[\u3041-\u30ff\u3400-\u9fff\u3005]+', ' ', 'g'), '[[:alnum:]]{2,}', 'g') m),
  stems as (
    select unnest(ts_lexize(case p_language when 'de' then 'german_stem' when 'es' then 'spanish_stem' when 'fr' then 'french_stem'
      when 'pt' then 'portuguese_stem' else 'english_stem' end::regdictionary, word)) as stem from words)
  select coalesce(array_agg(distinct term), '{}') from (
    select left(unaccent(stem), 20) as term from stems where char_length(stem) > 1
    union all select substr(run, n, 2) from runs, generate_series(1, char_length(run) - 1) n
    union all select m[1] from runs, regexp_matches(run, '[\u3400-\u9fff]', 'g') m
    limit 200) terms);
end
$$;
