-- The sentences of a text that share no word with what was named and less than two with what was told. Null: none is left.
create or replace function sentences_without(
  p_text text, p_named text[], p_said text[], p_language text
) returns text language plpgsql stable as $$
begin
  return (
    select string_agg(part, ' ' order by place)
    from regexp_split_to_table(p_text, '(?<=[.!?\u3002])\s*') with ordinality parts (part, place)
    cross join lateral (select terms_of(part, p_language) as terms) found
    where not terms && p_named
      and (select count(*) from unnest(terms) term where term = any (p_said)) < 2);
end
$$;
