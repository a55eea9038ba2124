-- memory_for does its work, and no release is out that asks for it.
drop function if exists memory_of(uuid, text, timestamptz);
