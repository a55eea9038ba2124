-- The last admin cannot lose the role, also when two take it from each other at once: one waits here for the other's end.
-- The fall of a whole account takes its role along; `npm run admin` makes another admin then.
create or replace function keep_an_admin() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return old; end if;
  perform pg_advisory_xact_lock(77, 1);
  if not exists (select from user_roles where role = old.role and user_id <> old.user_id) then
    raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'user_roles_last_admin';
  end if;
  return old;
end
$$;
