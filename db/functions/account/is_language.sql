-- The list is shared/contracts/language.ts's; a language that leaves it needs a migration for those who speak it.
create or replace function is_language(p_language text) returns boolean language sql immutable as $$
  select p_language in (${languages})
$$;
