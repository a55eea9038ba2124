-- Passkeys: a sign-in by a key that a device keeps, in the place of password and code.
create table passkeys (
  user_id uuid not null references users (id) on delete cascade,
  id text not null constraint passkeys_id_length check (char_length(id) between 1 and 1400),
  name text not null constraint passkeys_name_length check (char_length(name) between 1 and 60),
  public_key text not null constraint passkeys_public_key_length check (char_length(public_key) <= 4000),
  counter bigint not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint passkeys_pkey primary key (user_id, id),
  constraint passkeys_id_unique unique (id)
);
comment on table passkeys is
  'The public halves of a person''s passkeys. id is the authenticator''s, in base64url; counter is the last it showed, 0 '
  'where it counts nothing.';
