-- The Monday of it. Null: they are being erased.
create or replace function sign_up_week(p_user_id uuid) returns date language sql stable as $$
  select date_trunc('week', created_at at time zone 'UTC')::date from users where id = p_user_id
$$;
