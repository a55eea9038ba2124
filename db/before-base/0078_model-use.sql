-- Tokens are counted by person and day until a nightly job adds the day up.
create table model_use (
  day date not null,
  person_hash text not null constraint model_use_person_hash_length check (char_length(person_hash) <= 64),
  tokens_in bigint not null constraint model_use_tokens_in_positive check (tokens_in >= 0),
  tokens_out bigint not null constraint model_use_tokens_out_positive check (tokens_out >= 0),
  primary key (day, person_hash)
);
comment on table model_use is
  'Tokens by day (UTC) and person (a keyed hash, anew each day). A nightly job adds a day up in numbers and removes its '
  'rows.';
