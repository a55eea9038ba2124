-- The last admin cannot lose the role. The fall of a whole account takes its role along; `npm run admin` makes another admin then.
create or replace function keep_an_admin() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then perform demand_other_admin(old.user_id); end if;
  return old;
end
$$;
