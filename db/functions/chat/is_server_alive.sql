-- True while the server with this number holds its lock and updates servers.seen_at every few seconds. A server that holds
-- the lock in silence is frozen, or vanished without its connection ending. A server without the lock may only have lost
-- its connection and gets some seconds to come back; a caller that knows it is dead deletes its row.
create or replace function is_server_alive(p_server_no integer) returns boolean language sql volatile as $$
  select coalesce(clock_timestamp() - seen_at < case when is_held then interval '45 seconds' else interval '10 seconds' end, is_held)
  from (select not pg_try_advisory_xact_lock_shared(76, p_server_no) as is_held) as lock
  left join servers on server_no = p_server_no
$$;
