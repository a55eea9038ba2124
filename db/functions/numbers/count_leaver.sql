-- Runs before the row of the subscription falls with its person. Past counts stay; the monthly revenue is taken off.
create or replace function count_leaver() returns trigger language plpgsql as $$
declare
  v_month date := date_trunc('month', coalesce(old.deletion_requested_at, now()) at time zone 'UTC')::date;
  v_row subscriptions;
begin
  select * into v_row from subscriptions where user_id = old.id;
  if not found then return old; end if;
  perform add_number('mrr', v_month, old.id, -mrr_of(v_row));
  perform add_number('subscribers', v_month, old.id, -is_subscriber(v_row)::integer);
  perform add_number('left', v_month, old.id, is_kept(v_row)::integer);
  perform add_number('running_trials', v_month, old.id, -(v_row.status = 'trial')::integer);
  return old;
end
$$;
