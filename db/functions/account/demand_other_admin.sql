-- Raises an error if no other admin is left. A lock makes two admins who stop at once wait for each other.
create or replace function demand_other_admin(p_user_id uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(77, 1);
  if not has_other_admin(p_user_id) then
    raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'user_roles_last_admin';
  end if;
end
$$;
