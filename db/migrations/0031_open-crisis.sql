-- Their arguments change; no release was out that called the old ones (docs/decisions/0005).
drop function if exists keep_crisis(uuid, uuid, text, text, integer, integer, timestamptz);
drop function if exists end_crisis_chat(uuid, uuid, integer, text, integer, timestamptz);
