-- Changes what week_totals says of the week of a day. Rows of one user always meet in the same stripe.
create or replace function add_to_week(
  p_day date, p_user_id uuid, p_sign_ups integer default 0, p_subscribers integer default 0, p_active integer default 0,
  p_messages integer default 0, p_trials integer default 0, p_converted integer default 0
) returns void language sql as $$
  insert into week_totals as t (starts_on, stripe, sign_ups, subscribers, active, messages, trials, converted)
  values (date_trunc('week', p_day::timestamp)::date, uuid_hash(p_user_id) & 15,
    p_sign_ups, p_subscribers, p_active, p_messages, p_trials, p_converted)
  on conflict (starts_on, stripe) do update set sign_ups = t.sign_ups + excluded.sign_ups,
    subscribers = t.subscribers + excluded.subscribers, active = t.active + excluded.active,
    messages = t.messages + excluded.messages, trials = t.trials + excluded.trials, converted = t.converted + excluded.converted
$$;
