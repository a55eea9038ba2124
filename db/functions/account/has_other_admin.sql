-- Returns whether another admin can still sign in.
create or replace function has_other_admin(p_user_id uuid) returns boolean language sql as $$
  select exists (
    select from user_roles r join users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> p_user_id and u.suspended_at is null and u.deletion_requested_at is null)
$$;
