create or replace function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only' using errcode = 'restrict_violation';
end
$$;
