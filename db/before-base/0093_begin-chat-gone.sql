-- Nobody asks for them since begin_message does their work, and no release is out that did.
drop function if exists begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);
drop function if exists conversation_before(uuid, timestamptz, uuid);
