-- A server that vanished without a goodbye keeps its lock for as long as the network lets it; so each one also says every few
-- seconds that it is there. Null: the release before, whose lock alone speaks for it.
alter table servers add column seen_at timestamptz;
comment on column servers.seen_at is 'When the server last said that it lives; see is_server_alive.';
