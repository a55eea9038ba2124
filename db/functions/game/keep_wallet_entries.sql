create or replace function keep_wallet_entries() returns trigger language plpgsql as $$
begin
  -- Entries are deleted only together with their user: that delete comes from another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'wallet_entries is append-only' using errcode = 'restrict_violation';
end
$$;
