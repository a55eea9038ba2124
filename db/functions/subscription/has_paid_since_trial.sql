-- Read off what Stripe said last: an active plan, or an end that lies further from the trial's begin than the free days and one
-- round of failed payments.
create or replace function has_paid_since_trial(p subscriptions) returns boolean language sql stable as $$
  select p.status = ${paid_status} or coalesce(
    p.subscription_end >= p.trial_used_at + case p.status
      when 'canceled' then interval '${paid_canceled_hours} hours'
      else interval '${paid_running_hours} hours' end, false)
$$;
