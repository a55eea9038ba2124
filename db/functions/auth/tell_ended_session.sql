-- Heard by server/http/caller/ended-sessions.ts.
create or replace function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end
$$;
