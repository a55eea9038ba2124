-- Subscriptions can be paused and tell why they ended, and Stripe tells of payments. See docs/numbers.md.
alter table users drop constraint users_subscription_status_known,
  add constraint users_subscription_status_known
    check (subscription_status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled'));
alter table subscriptions drop constraint subscriptions_status_known,
  add constraint subscriptions_status_known
    check (status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  add column end_reason text constraint subscriptions_end_reason_length check (char_length(end_reason) <= 255);
comment on column subscriptions.end_reason is
  'Why it ends or ended, in Stripe''s words: payment_failed, payment_disputed, cancellation_requested.';
comment on column subscriptions.monthly_cents is
  'What the next charge takes, as Stripe said it last: price and quantity, less discounts.';
comment on column subscriptions.paid_at is 'When we first knew that Stripe had received money for it.';
alter table numbers drop constraint numbers_kind_known, add constraint numbers_kind_known check (kind in (
  'visits', 'sign_ups', 'confirmed', 'first_messages', 'checkouts', 'trials', 'paid', 'active',
  'mrr', 'subscribers', 'began', 'left', 'failed', 'disputed', 'running_trials', 'begun_trials', 'paid_trials',
  'tokens_in', 'tokens_out', 'guessed_tokens', 'people', 'top_people', 'top_tokens_in', 'top_tokens_out'));
-- Stripe's charges tell when a subscription was paid first (server/subscription/snapshot.ts).
drop trigger if exists subscriptions_paid on subscriptions;
drop function if exists note_first_payment();
