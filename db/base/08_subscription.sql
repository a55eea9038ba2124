-- A user's subscription, as Stripe last described it. See docs/flows/subscription.md.

create table subscriptions (
  user_id uuid primary key references users on delete cascade,
  customer_id text
    constraint subscriptions_customer_id_length check (char_length(customer_id) <= 255)
    constraint subscriptions_customer_id_unique unique,
  subscription_id text constraint subscriptions_subscription_id_length check (char_length(subscription_id) <= 255),
  status text not null default 'none'
    constraint subscriptions_status_known check (status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  product_id text constraint subscriptions_product_id_length check (char_length(product_id) <= 255),
  price_id text constraint subscriptions_price_id_length check (char_length(price_id) <= 255),
  subscription_end timestamptz,
  cancel_at_period_end boolean not null default false,
  trial_used_at timestamptz,
  reminded_day smallint not null default 0 constraint subscriptions_reminded_day_range check (reminded_day between 0 and 7),
  checkout_id text constraint subscriptions_checkout_id_length check (char_length(checkout_id) <= 255),
  checkout_no integer not null default 1 constraint subscriptions_checkout_no_positive check (checkout_no >= 1),
  pending_until timestamptz,
  asked_no bigint not null default 0,
  written_no bigint not null default 0,
  checked_at timestamptz not null default 'epoch',
  customer_email text constraint subscriptions_customer_email_length check (char_length(customer_email) <= 254),
  account_email text constraint subscriptions_account_email_length check (char_length(account_email) <= 254),
  is_address_told boolean not null generated always as (
    customer_id is null or customer_email is not distinct from account_email) stored,
  held_at timestamptz,
  renewal_told_for timestamptz,
  monthly_cents integer not null default 2000 constraint subscriptions_monthly_cents_positive check (monthly_cents >= 0),
  paid_at timestamptz,
  end_reason text constraint subscriptions_end_reason_length check (char_length(end_reason) <= 255),
  constraint subscriptions_written_no_asked check (written_no <= asked_no)
);
comment on table subscriptions is
  'One row a user who ever went to the checkout. Written only by a read of Stripe whose ticket (asked_no) is newer than '
  'written_no.';
comment on column subscriptions.checkout_no is
  'Part of the idempotency keys: parallel calls with one number make one customer and one open checkout.';
comment on column subscriptions.pending_until is
  'Until then a checkout or portal may change things any minute, so that Stripe is asked more often.';
comment on column subscriptions.checked_at is 'When Stripe was asked last, whether it answered or not.';
comment on column subscriptions.customer_email is 'The address Stripe was told last. Null: unknown, so Stripe is told again.';
comment on column subscriptions.account_email is
  'The address of users, repeated by triggers, so that an index holds those whom Stripe knows by another one.';
comment on column subscriptions.is_address_told is 'Whether Stripe knows the customer, if there is one, by the present address.';
comment on column subscriptions.held_at is 'Since when Stripe charges nothing, because the account is suspended; null: it charges.';
comment on column subscriptions.renewal_told_for is 'The end of the period whose renewal was announced last.';
comment on column subscriptions.monthly_cents is
  'What the next charge takes, as Stripe said it last: price and quantity, less discounts.';
comment on column subscriptions.paid_at is 'When we first knew that Stripe had received money for it.';
comment on column subscriptions.end_reason is
  'Why it ends or ended, in Stripe''s words: payment_failed, payment_disputed, cancellation_requested.';
create index subscriptions_untold_idx on subscriptions (user_id) where not is_address_told;
create index subscriptions_held_at_idx on subscriptions (held_at) where held_at is not null;
create index subscriptions_renewal_idx on subscriptions (subscription_end) where status = 'active' and not cancel_at_period_end;
create trigger subscriptions_count after insert or delete or update of status, subscription_end, trial_used_at on subscriptions
  for each row execute function count_trial();
create trigger subscriptions_take_account_email before insert on subscriptions
  for each row execute function take_account_email();
create trigger subscriptions_money after insert or update of status, monthly_cents, paid_at, held_at, trial_used_at on subscriptions
  for each row execute function count_money();

create table trials (
  email_hash text primary key constraint trials_email_hash_length check (char_length(email_hash) = 64),
  used_at timestamptz not null
);
comment on table trials is 'Addresses (keyed hashes) whose free days are used. Outlives the account: a trial is once per person.';

create table trial_cards (
  card_hash text primary key constraint trial_cards_card_hash_length check (char_length(card_hash) = 64),
  subscription_hash text not null constraint trial_cards_subscription_hash_length check (char_length(subscription_hash) = 64),
  used_at timestamptz not null
);
comment on table trial_cards is
  'Cards (keyed hashes of Stripe''s fingerprints) whose free days are used, and by which subscription. Outlives the account '
  'and names nobody.';

create table consents (
  user_id uuid not null references users on delete cascade,
  subscription_id text not null constraint consents_subscription_id_length check (char_length(subscription_id) <= 255),
  text_version text not null constraint consents_text_version_length check (char_length(text_version) <= 40),
  amount_cents integer not null constraint consents_amount_cents_positive check (amount_cents >= 0),
  currency text not null constraint consents_currency_length check (char_length(currency) = 3),
  trial_days integer not null constraint consents_trial_days_positive check (trial_days >= 0),
  accepted_at timestamptz not null,
  primary key (user_id, subscription_id)
);
comment on table consents is 'What a person agreed to when they completed a checkout: the text''s version, the price, the time.';

create table stripe_events (
  id text primary key constraint stripe_events_id_length check (char_length(id) <= 255),
  type text not null constraint stripe_events_type_length check (char_length(type) <= 100),
  received_at timestamptz not null default now()
);
comment on table stripe_events is
  'Webhook events that were dealt with. Stripe repeats one for at most three days; rows of a month ago are removed.';
create index stripe_events_received_at_idx on stripe_events (received_at);

create table contract_links (
  user_id uuid not null references users on delete cascade,
  token_hash text not null constraint contract_links_token_hash_length check (char_length(token_hash) = 64),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
comment on table contract_links is
  'Open doors to a person''s contract: mailed, or made for somebody signed in. Gone with the act they were used for.';

create table withdrawals (
  user_id uuid not null references users on delete cascade,
  subscription_id text not null constraint withdrawals_subscription_id_length check (char_length(subscription_id) <= 255),
  name text not null constraint withdrawals_name_length check (char_length(name) between 1 and 80),
  email text not null constraint withdrawals_email_length check (char_length(email) between 3 and 254),
  declared_at timestamptz not null,
  refunded_cents integer constraint withdrawals_refunded_cents_positive check (refunded_cents >= 0),
  primary key (user_id, subscription_id)
);
comment on table withdrawals is
  'What a person declared on the withdrawal page. refunded_cents: null until Stripe has ended the subscription and given '
  'back what was paid.';
create index withdrawals_due_idx on withdrawals (user_id) where refunded_cents is null;
