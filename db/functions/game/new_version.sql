-- Random, so that a version never repeats, even after a restore. It fits a JavaScript number.
create or replace function new_version() returns bigint language sql volatile as $$ select (random() * 9007199254740991)::bigint $$;
