-- The address Stripe knows a customer by, so that one it was not told of is found, whatever was lost on the way.

alter table subscriptions add column customer_email text
  constraint subscriptions_customer_email_length check (char_length(customer_email) <= 254);
comment on column subscriptions.customer_email is 'The address Stripe was told last. Null: unknown, so Stripe is told again.';
