-- A subscription that was paid and is not lost: a suspension or a pause may end again.
create or replace function is_kept(p subscriptions) returns boolean language sql stable as $$
  select p.paid_at is not null and p.status in (${paying_statuses}, ${paused_status})
$$;
