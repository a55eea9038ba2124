-- What is known about a user's subscription. Stripe's word counts; these rows repeat it. See docs/flows/billing.md.

create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  customer_id text constraint subscriptions_customer_id_unique unique
    constraint subscriptions_customer_id_length check (char_length(customer_id) <= 255),
  subscription_id text constraint subscriptions_subscription_id_length check (char_length(subscription_id) <= 255),
  status text not null default 'none'
    constraint subscriptions_status_known check (status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'canceled')),
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
  written_no bigint not null default 0 constraint subscriptions_written_no_asked check (written_no <= asked_no),
  checked_at timestamptz not null default 'epoch'
);
comment on table subscriptions is 'One row a user who ever went to the checkout. Written only by a read of Stripe whose ticket (asked_no) is newer than written_no.';
comment on column subscriptions.checkout_no is 'Part of the idempotency keys: parallel calls with one number make one customer and one open checkout.';
comment on column subscriptions.pending_until is 'Until then a checkout or portal may change things any minute, so that Stripe is asked more often.';
comment on column subscriptions.checked_at is 'When Stripe was asked last, whether it answered or not.';

create table trials (
  email_hash text primary key constraint trials_email_hash_length check (char_length(email_hash) = 64),
  used_at timestamptz not null
);
comment on table trials is 'Addresses (keyed hashes) whose free days are used. Outlives the account: a trial is once per person.';

create table consents (
  user_id uuid not null references users (id) on delete cascade,
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
comment on table stripe_events is 'Webhook events that were dealt with. Stripe repeats one for at most three days; rows of a month ago are removed.';
create index stripe_events_received_at_idx on stripe_events (received_at);
