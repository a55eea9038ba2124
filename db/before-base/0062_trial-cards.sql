-- Free days are once for a card, too: another mailbox is made in a minute, another card is not.
create table trial_cards (
  card_hash text primary key constraint trial_cards_card_hash_length check (char_length(card_hash) = 64),
  subscription_hash text not null constraint trial_cards_subscription_hash_length check (char_length(subscription_hash) = 64),
  used_at timestamptz not null
);
comment on table trial_cards is
  'Cards (keyed hashes of Stripe''s fingerprints) whose free days are used, and by which subscription. Outlives the account '
  'and names nobody.';
