-- Leaving without signing in, and withdrawing from the contract for 14 days (EU Consumer Rights Directive, art. 11a).
create table contract_links (
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null constraint contract_links_token_hash_length check (char_length(token_hash) = 64),
  expires_at timestamptz not null,
  constraint contract_links_pkey primary key (user_id, token_hash)
);
comment on table contract_links is
  'Open doors to a person''s contract: mailed, or made for somebody signed in. Gone with the act they were used for.';

create table withdrawals (
  user_id uuid not null references users (id) on delete cascade,
  subscription_id text not null constraint withdrawals_subscription_id_length check (char_length(subscription_id) <= 255),
  name text not null constraint withdrawals_name_length check (char_length(name) between 1 and 80),
  email text not null constraint withdrawals_email_length check (char_length(email) between 3 and 254),
  declared_at timestamptz not null,
  refunded_cents integer constraint withdrawals_refunded_cents_positive check (refunded_cents >= 0),
  constraint withdrawals_pkey primary key (user_id, subscription_id)
);
comment on table withdrawals is
  'What a person declared on the withdrawal page. refunded_cents: null until Stripe has ended the subscription and given '
  'back what was paid.';
create index withdrawals_due_idx on withdrawals (user_id) where refunded_cents is null;
