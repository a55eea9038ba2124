-- A mail before each renewal: what is charged, when, what the plan gives in numbers, and how to cancel.
alter table subscriptions add column renewal_told_for timestamptz;
comment on column subscriptions.renewal_told_for is 'The end of the period whose renewal was announced last.';
create index subscriptions_renewal_idx on subscriptions (subscription_end) where status = 'active' and not cancel_at_period_end;
