-- True while the server that was given this number holds its lock and says every few seconds that it is there (servers.seen_at). One
-- that holds it in silence has vanished without its connection ending, or is frozen. One without the lock that was there a moment ago
-- may have lost its connection alone, and gets some seconds to come back; whoever knows better deletes its row.
create or replace function is_server_alive(p_server_no integer) returns boolean language sql volatile as $$
  select coalesce(clock_timestamp() - seen_at < case when is_held then interval '45 seconds' else interval '10 seconds' end, is_held)
  from (select not pg_try_advisory_xact_lock_shared(76, p_server_no) as is_held) as lock
  left join servers on server_no = p_server_no
$$;
