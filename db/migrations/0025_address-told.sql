-- Postgres takes two addresses to differ nearly always, and so read everyone to find the few whose do. Of a column it knows better.

alter table subscriptions add column is_address_told boolean not null
  generated always as (customer_id is null or customer_email is not distinct from account_email) stored;
comment on column subscriptions.is_address_told is 'Whether Stripe knows the customer, if there is one, by the present address.';
drop index subscriptions_untold_idx;
create index subscriptions_untold_idx on subscriptions (user_id) where not is_address_told;
