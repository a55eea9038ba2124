-- memory_for does its work.
drop function if exists memory_of(uuid, text, timestamptz);
