-- Replies to free accounts are counted by day, of each network address and of all.
create table free_replies (
  day date not null,
  network_hash text not null constraint free_replies_network_hash_length check (char_length(network_hash) <= 64),
  count integer not null constraint free_replies_count_positive check (count > 0),
  primary key (day, network_hash)
);
comment on table free_replies is
  'Replies that a model made for free accounts, by day (UTC) and network address (a keyed hash, anew each day); an empty '
  'one is all of them. Gone after two days.';
