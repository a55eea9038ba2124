-- begin_message does the work of both functions.
drop function if exists begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);
drop function if exists conversation_before(uuid, timestamptz, uuid);
