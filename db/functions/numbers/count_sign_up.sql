create or replace function count_sign_up() returns trigger language plpgsql as $$
declare
  v_week date := date_trunc('week', new.created_at at time zone 'UTC')::date;
begin
  if tg_op = 'INSERT' then perform add_number('sign_ups', v_week, new.id, 1); end if;
  perform add_number('confirmed', v_week, new.id, new.email_verified::integer);
  return null;
end
$$;
