-- Of a game: none that ever was, whatever the database has forgotten. JavaScript counts as far.
create or replace function new_version() returns bigint language sql volatile as $$ select (random() * 9007199254740991)::bigint $$;
