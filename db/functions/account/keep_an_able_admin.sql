-- Nor can the last admin who is let in be suspended, or leave.
create or replace function keep_an_able_admin() returns trigger language plpgsql as $$
begin
  if (new.suspended_at is not null or new.deletion_requested_at is not null)
    and exists (select from user_roles where user_id = new.id and role = 'admin')
  then perform demand_other_admin(new.id);
  end if;
  return new;
end
$$;
