create or replace function count_user() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_week((old.created_at at time zone 'UTC')::date, old.id,
      p_sign_ups => -1, p_subscribers => -(old.subscription_status = ${paid_status})::integer);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_week((new.created_at at time zone 'UTC')::date, new.id,
      p_sign_ups => 1, p_subscribers => (new.subscription_status = ${paid_status})::integer);
  end if;
  return null;
end
$$;
