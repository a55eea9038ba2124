create or replace function count_money() returns trigger language plpgsql as $$
declare
  v_was integer := mrr_of(old);
  v_is integer := mrr_of(new);
  -- Suspending and reinstating somebody is neither a loss nor a gain of a subscriber.
  v_is_hold boolean := old.held_at is distinct from new.held_at;
  v_month date := date_trunc('month', case when v_is_hold then now() else seen_at(new) end at time zone 'UTC')::date;
  v_trial_month date := date_trunc('month', new.trial_used_at at time zone 'UTC')::date;
  v_week date := sign_up_week(new.user_id);
  v_is_first_trial boolean := old.trial_used_at is null and new.trial_used_at is not null;
  v_is_first_payment boolean := old.paid_at is null and new.paid_at is not null;
begin
  if tg_op = 'INSERT' then perform add_number('checkouts', v_week, new.user_id, 1); end if;
  perform add_number('mrr', v_month, new.user_id, v_is - v_was);
  perform add_number('subscribers', v_month, new.user_id, (v_is > 0)::integer - (v_was > 0)::integer);
  if v_was = 0 and v_is > 0 and not v_is_hold then
    perform add_number('began', v_month, new.user_id, 1);
  elsif v_was > 0 and v_is = 0 and not v_is_hold then
    perform add_number(
      case when new.status = 'unpaid' or old.status = 'past_due' and not old.cancel_at_period_end then 'failed' else 'left' end,
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
