create or replace function count_money() returns trigger language plpgsql as $$
declare
  v_was integer := mrr_of(old);
  v_is integer := mrr_of(new);
  v_is_hold boolean := old.held_at is distinct from new.held_at;
  v_month date := date_trunc('month', case when v_is_hold then now() else seen_at(new) end at time zone 'UTC')::date;
  v_trial_month date := date_trunc('month', new.trial_used_at at time zone 'UTC')::date;
  v_week date := sign_up_week(new.user_id);
  v_is_first_trial boolean := old.trial_used_at is null and new.trial_used_at is not null;
  v_is_first_payment boolean := old.paid_at is null and new.paid_at is not null;
  -- The first payment of each subscription sets paid_at, also of one that is over when we hear of it.
  v_is_first_of_it boolean := new.paid_at is distinct from old.paid_at;
  -- A subscription that we first hear of when it is over counts as having been one.
  v_was_kept boolean := coalesce(is_kept(old), false);
  v_is_kept boolean := is_kept(new);
begin
  if tg_op = 'INSERT' then perform add_number('checkouts', v_week, new.user_id, 1); end if;
  perform add_number('mrr', v_month, new.user_id, v_is - v_was);
  perform add_number('subscribers', v_month, new.user_id, is_subscriber(new)::integer - coalesce(is_subscriber(old), false)::integer);
  if not v_was_kept and (v_is_kept or v_is_first_of_it) then
    perform add_number('began', v_month, new.user_id, 1);
  end if;
  if (v_was_kept or v_is_first_of_it) and not v_is_kept then
    perform add_number(
      case when new.status = 'unpaid' or new.end_reason = 'payment_failed' then 'failed'
        when new.end_reason = 'payment_disputed' then 'disputed' else 'left' end,
      v_month, new.user_id, 1);
  end if;
  perform add_number('running_trials', v_month, new.user_id,
    (new.status = 'trial')::integer - coalesce(old.status = 'trial', false)::integer);
  if v_is_first_trial then
    perform add_number('trials', v_week, new.user_id, 1);
    perform add_number('begun_trials', v_trial_month, new.user_id, 1);
  end if;
  if v_is_first_payment then perform add_number('paid', v_week, new.user_id, 1); end if;
  if new.trial_used_at is not null and new.paid_at is not null and (v_is_first_trial or v_is_first_payment) then
    perform add_number('paid_trials', v_trial_month, new.user_id, 1);
  end if;
  return null;
end
$$;
