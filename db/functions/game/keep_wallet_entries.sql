create or replace function keep_wallet_entries() returns trigger language plpgsql as $$
begin
  -- Only the fall of a user takes entries along: that delete comes from another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'wallet_entries is append-only' using errcode = 'restrict_violation';
end
$$;
