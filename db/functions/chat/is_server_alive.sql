-- True while the server that was given this number still holds its lock.
create or replace function is_server_alive(p_server_no integer) returns boolean language sql volatile as $$
  select not pg_try_advisory_xact_lock_shared(76, p_server_no)
$$;
